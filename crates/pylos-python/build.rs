//! Tells the linkers that want to know it that Python's functions come later.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}

//! The files that are built in. They are statics, so that a program that also
//! hands them to browsers carries each of them once.

macro_rules! file {
    ($(#[$about:meta])* $name:ident, $path:literal) => {
        $(#[$about])*
        pub static $name: [u8; include_bytes!($path).len()] = *include_bytes!($path);
    };
}

file!(
    /// What was learnt of the children's rules.
    CHILDREN_JUDGEMENT,
    "../../weights/children.judgement"
);
file!(
    /// What was learnt of the standard rules.
    STANDARD_JUDGEMENT,
    "../../weights/standard.judgement"
);
file!(
    /// What was learnt of the advanced rules.
    ADVANCED_JUDGEMENT,
    "../../weights/advanced.judgement"
);
file!(
    /// How the second player wins under the children's rules.
    CHILDREN_STRATEGY,
    "../../strategies/children.pylosstrategy"
);
file!(
    /// How the second player wins under the standard rules.
    STANDARD_STRATEGY,
    "../../strategies/standard.pylosstrategy"
);
file!(
    /// How the second player wins under the advanced rules.
    ADVANCED_STRATEGY,
    "../../strategies/advanced.pylosstrategy"
);

// Where a browser refuses to keep anything, or has no room left, the page must
// work all the same: what it would keep then lasts as long as the page.

function standIn(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() { return kept.size; },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => { kept.set(key, value); },
    removeItem: (key) => { kept.delete(key); },
    clear: () => { kept.clear(); },
  };
}

for (const name of ["localStorage", "sessionStorage"] as const) {
  try {
    // Asking for it may be refused already, and writing where there is no room.
    const storage = window[name];
    storage.setItem("pylos.probe", "");
    storage.removeItem("pylos.probe");
  } catch {
    Object.defineProperty(window, name, { value: standIn() });
  }
}

// What was chosen last time, as far as it still makes sense.

export function remembered<T extends object>(key: string, usual: T): T {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>;
    const known = Object.entries(kept).filter(([name, value]) => name in usual && typeof value === typeof usual[name as keyof T]);
    return { ...usual, ...Object.fromEntries(known) };
  } catch {
    return usual;
  }
}

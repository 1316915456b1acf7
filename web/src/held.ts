// Where a browser refuses to store anything, it throws at every access. Preferences are then held while the tab is open.

try {
  localStorage.getItem("language");
} catch {
  const held = new Map<string, string>();
  const value = {
    getItem: (name: string): string | null => held.get(name) ?? null,
    setItem: (name: string, text: string): void => void held.set(name, text),
  };
  Object.defineProperty(window, "localStorage", { value });
}

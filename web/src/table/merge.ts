// JSON merge patches (RFC 7396): how a view changes.

export type Doc = Record<string, unknown>;

const isDoc = (value: unknown): value is Doc => typeof value === "object" && value !== null && !Array.isArray(value);

/** The document that a patch makes. What the patch does not touch is shared, not copied. */
export function merged(base: unknown, patch: unknown): unknown {
  if (!isDoc(patch)) {
    return patch;
  }
  const result: Doc = isDoc(base) ? { ...base } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) {
      delete result[name];
    } else {
      result[name] = merged(result[name], value);
    }
  }
  return result;
}

/**
 * Parses JSON as editors and TypeScript accept it in configuration files: comments, commas before a closing bracket,
 * a byte order mark. Returns undefined for text that is not JSON even then.
 */
export function parseJsonc(text: string): unknown {
  const plain = text
    .replace(/^\uFEFF/, '')
    // A string, or a comment: a string is matched first so that `"https://…"` and `"src/**/*"` stay whole.
    .replace(/"(?:\\.|[^"\\])*"|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g, token => (token.startsWith('"') ? token : ' '))
    .replace(/"(?:\\.|[^"\\])*"|,(?=\s*[}\]])/g, token => (token === ',' ? '' : token));
  try {
    return JSON.parse(plain) as unknown;
  } catch {
    return undefined;
  }
}

/** `value` where it is an object (not an array), else an empty one: configuration is never trusted to have its shape. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The strings of an array; none where `value` is no array. */
export function asStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

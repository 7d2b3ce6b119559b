const SPECIFIER =
  /\b(?:from|import|require)\s*(?:\(\s*)?(?:\/\*[^*]*\*\/\s*)?(?:"([^"\n]+)"|'([^'\n]+)'|`([^`$\n]+)`)/g;

/**
 * Module specifiers that a text seems to import, each once: `import`, `export … from`, `import()`, `require()`. By
 * spelling, so one in a comment or a string is among them; who asks follows one import too many, never one too few.
 */
export function importsOf(code: string): Set<string> {
  const specifiers = new Set<string>();
  for (const match of code.matchAll(SPECIFIER)) specifiers.add((match[1] ?? match[2] ?? match[3])!);
  return specifiers;
}

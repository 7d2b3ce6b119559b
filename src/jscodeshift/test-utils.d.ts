declare module 'jscodeshift/src/testUtils.js' {
  /** Runs a transform on a text as jscodeshift does; the trimmed result, empty where nothing changed. */
  export function applyTransform(
    module: unknown,
    options: object,
    input: { path: string; source: string },
  ): Promise<string>;
}

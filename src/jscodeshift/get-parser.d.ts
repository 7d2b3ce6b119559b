declare module 'jscodeshift/src/getParser.js' {
  /** Babel with the plugins that jscodeshift gives it; `parse` throws on a syntax error. Offsets are those of the source. */
  export default function getParser(name: 'ts' | 'tsx' | 'babel' | 'flow'): { parse(source: string): unknown };
}

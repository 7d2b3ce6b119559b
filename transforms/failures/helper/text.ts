/** What the module holds that a package gets for the failures of its tools. */
import { javascript } from './javascript.js';
import { typescript } from './typescript.js';

/** Values that it exports. */
export const EXPORTS = ['ToolError', 'toolFailure', 'guardTool', 'guardToolStream', 'failureToModelOutput'] as const;
export type HelperExport = (typeof EXPORTS)[number];

export type Syntax = 'ts' | 'esm' | 'cjs';

/** What differs where log line and failure share an id. */
export interface Wording {
  id: string;
  failed: string;
  ref: string;
}

const PLAIN: Wording = { id: '', failed: `\`Tool "\${name}" failed:\``, ref: '' };
const WITH_ID: Wording = {
  id: '  const ref = crypto.randomUUID().slice(0, 8);\n',
  failed: `\`Tool "\${name}" failed (ref \${ref}):\``,
  ref: ', ref',
};

export function moduleText(syntax: Syntax, errorRef: boolean): string {
  const wording = errorRef ? WITH_ID : PLAIN;
  if (syntax === 'ts') return typescript(wording);
  const text = javascript(wording);
  return syntax === 'esm' ? text : `${text.replace(/^export /gm, '')}\nmodule.exports = { ${EXPORTS.join(', ')} };\n`;
}

/** Whether a text is such a module, whoever has changed it since. */
export const isModule = (text: string): boolean =>
  EXPORTS.every(name => new RegExp(`^(?:export\\b.*|module\\.exports = \\{[^}]*)\\b${name}\\b`, 'm').test(text));

/** What a text gives away of the inside, as far as the text itself or `process.env` proves it. */
import { constValue, inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export interface Internal {
  what: string;
  isSecret?: true;
  /** Whether only the running program knows it. */
  isValue?: true;
}

const PATTERNS: readonly (Internal & { pattern: RegExp })[] = [
  {
    what: 'a connection string',
    isSecret: true,
    pattern:
      /\b(?:[a-z][a-z\d+.-]*:\/\/[^\s/:@]+:[^\s/@]+@|(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?|amqps?|mssql):\/\/\w)/i,
  },
  {
    what: 'a secret',
    isSecret: true,
    pattern:
      /\b(?:sk-[\w-]{16,}|AKIA[A-Z\d]{16}|gh[pousr]_\w{30,}|xox[abprs]-[\w-]{10,}|Bearer\s+[\w.-]{16,}|AIza[\w-]{30,})/,
  },
  {
    what: 'an address',
    pattern: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?!\.?\d)/,
  },
  {
    what: 'the name of an internal host',
    pattern:
      /\blocalhost(?::\d+)?\b|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:internal|local|lan|corp|intranet)\b(?![\w(]|\.\w)/i,
  },
  {
    what: 'a path of the server',
    pattern: /(?<![\w.:/])(?:\/(?:home|Users|var|etc|srv|opt|usr|root|mnt)\/|[A-Z]:\\{1,2})\w/,
  },
  {
    what: 'a query',
    pattern: /\b(?:SELECT\s[^.]+\sFROM|INSERT\s+INTO|DELETE\s+FROM)\s+["'`\w]|\bUPDATE\s+\w+\s+SET\b/,
  },
];

export function internalIn(node: tsTypes.Node, context: Context): Internal | undefined {
  if (ts.isStringLiteralLike(node)) return named(node.text);
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return named(node.text);
  return ts.isExpression(node) && isEnvironment(node, context)
    ? { what: 'a value of the environment', isValue: true }
    : undefined;
}

export const named = (text: string): Internal | undefined => PATTERNS.find(({ pattern }) => pattern.test(text));

const ENVIRONMENT = /^(?:process\.env|import\.meta\.env)(?:\.|\[['"])(\w+)/;
const PUBLIC = /^(?:NODE_ENV|MODE|DEV|PROD)$|PUBLIC_|^(?:VITE|REACT_APP)_/;

/** `process.env.BILLING_URL`, or a constant that is declared with it. */
function isEnvironment(expression: tsTypes.Expression, context: Context): boolean {
  const node = inward(expression);
  if (!ts.isIdentifier(node)) {
    const name = ENVIRONMENT.exec(node.getText())?.[1];
    return name !== undefined && ts.isPropertyAccessExpression(node) && !PUBLIC.test(name);
  }
  const value = constValue(context.uses.references.symbolAt(node)?.valueDeclaration);
  return value !== undefined && !ts.isIdentifier(inward(value)) && isEnvironment(value, context);
}

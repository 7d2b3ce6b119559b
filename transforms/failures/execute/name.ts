/** What a tool is called, and what its name tells. */
import type { References } from '../../../src/sdk/references.js';
import { isFunctionNode, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ToolRun } from './execute.js';
import { type Holder, holderOf } from './holders.js';

/**
 * The key under which the model knows the tool, else the name of the variable, function or class around it, else that of a
 * file which gives the tool; undefined where there is none of them.
 */
export function toolName(
  { tool }: Pick<ToolRun, 'tool'>,
  references: References,
  checker: tsTypes.TypeChecker,
): string | undefined {
  if (!ts.isObjectLiteralExpression(tool)) return tool.name && withoutTool(lowerFirst(tool.name.text), false);
  const { key, name } = holderOf(tool);
  if (key) return keyName(key, checker);
  const known = name && keyOfReference(name, references);
  if (known) return known;
  const isMaker = !name || isFunctionNode(name.parent) || isFunctionNode(heldBy(name));
  return (name && withoutTool(name.getText(), isMaker)) ?? (isMaker && isGiven(tool) ? nameOfFile(tool) : undefined);
}

function keyName(key: tsTypes.PropertyName, checker: tsTypes.TypeChecker): string | undefined {
  const name = staticName(key);
  if (name !== undefined || !ts.isComputedPropertyName(key)) return name;
  const type = checker.getTypeAtLocation(key.expression);
  return type.isStringLiteral() ? type.value : undefined;
}

/**
 * `const weatherTool = tool(…)` and `tools: { getWeather: weatherTool }`, `const create = () => tool(…)` and
 * `tools: { getWeather: create() }`: the model calls `getWeather`.
 */
function keyOfReference(name: tsTypes.Node, references: References): string | undefined {
  const keys = new Set<string>();
  for (const reference of references.of(name)) {
    const value = outward(reference);
    // A factory is called where the tool is named.
    const isCalled = ts.isCallExpression(value.parent) && value.parent.expression === value;
    const { parent } = isCalled ? outward(value.parent) : value;
    const isEntry =
      ts.isShorthandPropertyAssignment(parent) || (ts.isPropertyAssignment(parent) && parent.name !== reference);
    if (!isEntry || !isToolMap(holderOf(parent.parent))) continue;
    const key = staticName(parent.name);
    if (key) keys.add(key);
  }
  return keys.size === 1 ? [...keys][0] : undefined;
}

const isToolMap = ({ key, name }: Holder): boolean => /tools?$/i.test((key ?? name)?.getText() ?? '');

/** `weatherTool`, `createWeatherTool`, `WEATHER_TOOL` → what they are about; a function may get the tool too. */
function withoutTool(name: string, isMaker: boolean): string | undefined {
  const verb =
    isMaker && /Tool$/.test(name) ? /^(?:create|make|build|get)(?=\p{Lu})/u : /^(?:create|make|build)(?=\p{Lu})/u;
  const made = name.replace(verb, '');
  const bare = made.replace(/(?:^|_)?(?:Tool|TOOL|tool)$/, '');
  if (bare !== '') return made === name ? bare : lowerFirst(bare);
  return isMaker ? undefined : name;
}

const lowerFirst = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

/** Whether a tool is what a function returns, or a file exports without a name. */
function isGiven(literal: tsTypes.ObjectLiteralExpression): boolean {
  const value = outward(literal);
  const made = ts.isCallExpression(value.parent) ? outward(value.parent) : value;
  return ts.isReturnStatement(made.parent) || ts.isArrowFunction(made.parent) || ts.isExportAssignment(made.parent);
}

/** `tools/get-weather.ts`, `get-weather/index.ts`; of names that say nothing, none. */
function nameOfFile(node: tsTypes.Node): string | undefined {
  const [file = '', folder = ''] = node.getSourceFile().fileName.split('/').reverse();
  const name = file.replace(/\..*$/, '');
  const bare = (name === 'index' ? folder : name).replace(/[-_.]?tool$/i, '');
  return /^(?:|tools?|index|main|route|page|utils?|helpers?|common|server|src|lib)$/i.test(bare) ? undefined : bare;
}

/** What a variable or member with the name is declared with. */
function heldBy({ parent }: tsTypes.Node): tsTypes.Node {
  const isHolder =
    ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent);
  return (isHolder && parent.initializer) || parent;
}

/** `getHTTPStatus` → `get_http_status` */
export const snakeCase = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase() || 'tool';

const READS = new Set(
  'get list find search fetch read check lookup look query show describe count view load retrieve browse inspect verify'.split(
    ' ',
  ),
);
/** A later word that makes a write of it: `getOrCreate`, `checkOut`, `fetchAndStore`. */
const WRITES = new Set('or and out create update delete save store set send'.split(' '));

/** A read may be tried again; a write that is tried again may charge twice. */
export function isRead(name: string): boolean {
  const [verb, ...rest] = snakeCase(name).split('_');
  return READS.has(verb!) && !(verb === 'check' && rest[0] === 'in') && !rest.some(word => WRITES.has(word));
}

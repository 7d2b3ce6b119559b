/** Settings that a function or a constant of the project gives to calls. */
import {
  constValue,
  type FunctionNode,
  isFunctionNode,
  outward,
  returnsOf,
  wholeOf,
} from '../../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import { NOT_IN_CALL, type Taker } from './call.js';
import { ownPart } from './own-part.js';
import { branchesOf, type Metadata, metadataIn } from './settings.js';
import { takersOf } from './takers.js';

/** What changes where settings and their `metadata` part. */
export interface Split {
  settings: readonly { literal: tsTypes.ObjectLiteralExpression; metadata: Metadata | undefined }[];
  types: readonly tsTypes.TypeNode[];
  takers: readonly Taker[];
}

/** What gives settings. */
export interface Source {
  name: tsTypes.Node;
  values: readonly tsTypes.Expression[];
  type: tsTypes.TypeNode | undefined;
  isCalled: boolean;
}

const known = new WeakMap<tsTypes.Node, Split | string>();

/** How the function or constant around settings can give both, or why it cannot. */
export function splitAround(settings: tsTypes.Node, context: Context): Split | string {
  const source = sourceOf(settings);
  if (!source || context.uses.references.symbolAt(source.name)?.declarations?.length !== 1) return NOT_IN_CALL;
  const split = known.get(source.name) ?? splitOf(source, context);
  known.set(source.name, split);
  return split;
}

function splitOf(source: Source, context: Context): Split | string {
  const given = settingsOf(source, context);
  if (typeof given === 'string') return given;
  const takers = takersOf(source, context);
  if (typeof takers === 'string') return takers;
  const written = [source.type ?? [], given.flatMap(({ literal }) => castsAround(literal))].flat();
  const types = written.map(type => ownPart(type, context));
  return types.every(type => type !== undefined)
    ? { settings: given, types, takers }
    : 'Their type is not only one of the SDK’s';
}

function sourceOf(settings: tsTypes.Node): Source | undefined {
  const { parent } = wholeOf(settings);
  const constant = constValue(parent);
  if (constant) {
    const { name, type } = parent as tsTypes.VariableDeclaration;
    return { name, values: [constant], type, isCalled: false };
  }
  const fn = ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : parent;
  if (!fn || !isFunctionNode(fn) || fn.asteriskToken || fn.modifiers?.some(isAsync)) return undefined;
  const name = nameOf(fn);
  return name && { name, values: returnsOf(fn), type: fn.type ?? ts.getJSDocReturnType(fn), isCalled: true };
}

const isAsync = ({ kind }: tsTypes.ModifierLike): boolean => kind === ts.SyntaxKind.AsyncKeyword;

/** The name of a function that no other can stand in for. */
function nameOf(fn: FunctionNode): tsTypes.Node | undefined {
  if (ts.isFunctionDeclaration(fn)) return fn.name;
  if (ts.isMethodDeclaration(fn)) {
    const isPrivate = ts.isPrivateIdentifier(fn.name) || ts.getCombinedModifierFlags(fn) & ts.ModifierFlags.Private;
    return isPrivate ? fn.name : undefined;
  }
  const holder = outward(fn).parent;
  return constValue(holder) && !(holder as tsTypes.VariableDeclaration).type
    ? (holder as tsTypes.VariableDeclaration).name
    : undefined;
}

function settingsOf({ name, values }: Source, context: Context): Split['settings'] | string {
  const branches = values.map(value => branchesOf(value));
  if (branches.some(one => !one)) return `Not all that \`${name.getText()}\` gives is written there`;
  const settings = branches
    .flatMap(one => one ?? [])
    .map(({ literal }) => ({ literal, metadata: metadataIn({ literal, under: [] }, context) }));
  const obstacle = settings.map(({ metadata }) => metadata).find(metadata => typeof metadata === 'string');
  return obstacle ?? (settings as Split['settings']);
}

/** The types of `{ … } as T`, `{ … } satisfies T` */
function castsAround(literal: tsTypes.Node): tsTypes.TypeNode[] {
  const { parent } = literal;
  const isCast = ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isTypeAssertionExpression(parent);
  if (isCast && !ts.isConstTypeReference(parent.type)) return [parent.type, ...castsAround(parent)];
  const goesOn =
    isCast ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent);
  return goesOn ? castsAround(parent) : [];
}

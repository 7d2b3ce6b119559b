/** From a symbol or a type to the SDK member behind it. */
import type { Generation } from '../model.js';
import { isSdkSpecifier } from '../project/sdk-names.js';
import { SDK_FOLDER } from './program.js';
import { ts, type tsTypes } from './typescript.js';

/** A member or export as the shipped declarations know it. */
export interface Owner {
  /** `ai`, `@ai-sdk/react`, … */
  module: string;
  /** The declared interface, class or alias; empty for an export of the module. */
  type: string;
  member: string;
  /** Generations in which it exists, by the `@in` tag. */
  in: readonly Generation[];
  /** Whether 7 has it only as the old name of something. */
  isDeprecated: boolean;
}

/** Whether it comes with the tool: the SDK, the language, what stands in for other libraries. */
export const isShipped = (declaration: tsTypes.Node): boolean =>
  declaration.getSourceFile().fileName.startsWith(SDK_FOLDER);

export const isSdkDeclaration = (declaration: tsTypes.Node): boolean =>
  isShipped(declaration) && moduleOf(declaration) !== '';

const moduleOf = (node: tsTypes.Node): string => {
  for (let at: tsTypes.Node | undefined = node; at; at = at.parent) {
    if (ts.isModuleDeclaration(at) && ts.isStringLiteral(at.name))
      return isSdkSpecifier(at.name.text) ? at.name.text : '';
  }
  return '';
};

const owners = new WeakMap<tsTypes.Declaration, Owner>();

function ownerOf(declaration: tsTypes.Declaration): Owner {
  const known = owners.get(declaration);
  if (known) return known;
  let type = '';
  for (let at: tsTypes.Node | undefined = declaration.parent; at && !ts.isModuleDeclaration(at); at = at.parent) {
    if (ts.isInterfaceDeclaration(at) || ts.isClassDeclaration(at) || ts.isTypeAliasDeclaration(at)) {
      type = at.name?.text ?? '';
    }
  }
  const name = ts.getNameOfDeclaration(declaration);
  const owner: Owner = {
    module: moduleOf(declaration),
    type,
    member: name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '',
    in: (tagOf(declaration, 'in')?.match(/[4-7]/g) ?? [4, 5, 6, 7]).map(digit => Number(digit) as Generation),
    isDeprecated: tagOf(declaration, 'deprecated') !== undefined,
  };
  owners.set(declaration, owner);
  return owner;
}

/** What a tag of a declaration says. */
function tagOf(declaration: tsTypes.Declaration, name: string): string | undefined {
  // The tag of an exported const stands on its statement.
  const carrier = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const tag = ts.getJSDocTags(carrier).find(({ tagName }) => tagName.text === name);
  return tag && ts.getTextOfJSDocComment(tag.comment);
}

/** The SDK members that declare the symbol; empty where something else declares it too. */
export function ownersOfSymbol(symbol: tsTypes.Symbol | undefined): Owner[] {
  const declarations = symbol?.declarations ?? [];
  if (declarations.length === 0 || !declarations.every(isSdkDeclaration)) return [];
  return dedupe(declarations.map(ownerOf));
}

const dedupe = (list: Owner[]): Owner[] =>
  list.filter((owner, i) => list.findIndex(o => o.type === owner.type && o.member === owner.member) === i);

/** The members of a union, without null and undefined; the type itself otherwise. */
export function constituents(checker: tsTypes.TypeChecker, type: tsTypes.Type): tsTypes.Type[] {
  const base = checker.getNonNullableType(type);
  const parts = base.isUnion() ? base.types : [base];
  return parts.map(part => (part.isTypeParameter() ? (checker.getBaseConstraintOfType(part) ?? part) : part));
}

export interface Property {
  /** SDK members of that name. */
  owners: Owner[];
  /** Properties of that name that the SDK does not declare. */
  foreign: tsTypes.Symbol[];
}

/** What `name` is on a type, over all members of a union. */
export function propertyOf(checker: tsTypes.TypeChecker, type: tsTypes.Type | undefined, name: string): Property {
  const found: Property = { owners: [], foreign: [] };
  if (!type) return found;
  for (const part of constituents(checker, type)) {
    const symbol = checker.getPropertyOfType(part, name);
    if (!symbol || isFiller(checker, part, symbol)) continue;
    const sdk = ownersOfSymbol(symbol);
    if (sdk.length > 0) found.owners.push(...sdk);
    else found.foreign.push(symbol);
  }
  found.owners = dedupe(found.owners);
  return found;
}

/**
 * In a union of literals the checker gives each the members of the others as `?: undefined`, by one symbol per name for the
 * whole program, which names the declaration of the first literal that it met, wherever that is.
 */
function isFiller(checker: tsTypes.TypeChecker, owner: tsTypes.Type, symbol: tsTypes.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Optional) || !(checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Undefined))
    return false;
  const declarations = owner.symbol?.declarations ?? [];
  return !(symbol.declarations ?? []).some(({ parent }) => declarations.includes(parent as tsTypes.Declaration));
}

/**
 * The type of a value. The checker gives up on a member that only some kinds of its owner have, as behind a `filter` whose
 * function narrows in the generation of the code but not in the union of all; where these are the SDK's, it has their type.
 */
export function typeOfValue(checker: tsTypes.TypeChecker, value: tsTypes.Node): tsTypes.Type {
  const type = checker.getTypeAtLocation(value);
  if (!(type.flags & ts.TypeFlags.Any) || !ts.isPropertyAccessExpression(value)) return type;
  const owner = typeOfValue(checker, value.expression);
  const { owners, foreign } = propertyOf(checker, owner, value.name.text);
  if (owners.length === 0 || foreign.length > 0) return type;
  const symbols = constituents(checker, owner).flatMap(part => checker.getPropertyOfType(part, value.name.text) ?? []);
  const types = new Set(symbols.map(symbol => checker.getNonNullableType(checker.getTypeOfSymbol(symbol))));
  return types.size === 1 ? [...types][0]! : type;
}

/** Where the property of a value is declared, over all members of a union. */
export function declarationsOf(checker: tsTypes.TypeChecker, type: tsTypes.Type, name: string): tsTypes.Declaration[] {
  return propertyOf(checker, type, name).foreign.flatMap(symbol => symbol.declarations ?? []);
}

/** The symbol that a name finally stands for, through imports and re-exports. */
export function resolveAlias(
  checker: tsTypes.TypeChecker,
  symbol: tsTypes.Symbol | undefined,
): tsTypes.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The names by which a value can be read at a place, through imports. */
export const namesAt = (checker: tsTypes.TypeChecker, at: tsTypes.Node, value: tsTypes.Symbol): string[] =>
  checker
    .getSymbolsInScope(at, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
    .filter(one => !one.declarations?.some(ts.isTypeOnlyImportDeclaration))
    .filter(one => checker.getExportSymbolOfSymbol(resolveAlias(checker, one)!) === value)
    .map(({ name }) => name);

/** The symbol that an import or export specifier takes its name from, one step back. */
export const immediateAlias = (checker: tsTypes.TypeChecker, alias: tsTypes.Symbol): tsTypes.Symbol | undefined =>
  (checker as ImmediateAlias).getImmediateAliasedSymbol(alias);

interface ImmediateAlias extends tsTypes.TypeChecker {
  /** Public in every compiler since 2.7, but not in its published types. */
  getImmediateAliasedSymbol(symbol: tsTypes.Symbol): tsTypes.Symbol | undefined;
}

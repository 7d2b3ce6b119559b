/** Functions of frameworks that work by throwing. */
import type { Origins } from '../../../src/sdk/origins.js';
import { immediateAlias } from '../../../src/sdk/symbols.js';
import { inward, someNode, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

interface Framework {
  names: RegExp;
  /** Whether it throws only where the code says `throw`. */
  isThrown?: true;
}

const ROUTER: Framework = { names: /^(?:redirect|redirectDocument|replace)$/, isThrown: true };
const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  'next/navigation': { names: /^(?:redirect|permanentRedirect|notFound|forbidden|unauthorized)$/ },
  '@sveltejs/kit': { names: /^(?:redirect|error)$/ },
  'react-router': ROUTER,
  '@remix-run/node': ROUTER,
  '@remix-run/cloudflare': ROUTER,
  '@remix-run/server-runtime': ROUTER,
  '@tanstack/react-router': { names: /^(?:redirect|notFound)$/, isThrown: true },
};

/** How far a function of the project is followed to the one of the framework. */
const FARTHEST = 3;

/** Whether a call leaves by throwing what only its framework understands, also through functions of the project. */
export function leavesByThrow(
  call: tsTypes.CallExpression,
  origins: Origins,
  checker: tsTypes.TypeChecker,
  depth = 0,
): boolean {
  const callee = inward(call.expression);
  const [module, name] = importOf(callee, checker) ?? [];
  const framework = module === undefined ? undefined : FRAMEWORKS[module];
  if (framework && name !== undefined)
    return framework.names.test(name) && (!framework.isThrown || ts.isThrowStatement(call.parent));
  const body = depth < FARTHEST ? origins.functionOf(callee)?.body : undefined;
  return (
    !!body &&
    someNode(
      body,
      node => isDigest(node) || (ts.isCallExpression(node) && leavesByThrow(node, origins, checker, depth + 1)),
    )
  );
}

/** `digest: 'NEXT_NOT_FOUND'`, by which Next.js knows its own errors; `control('NEXT_REDIRECT;…')` of a function for it. */
function isDigest(node: tsTypes.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false;
  if (!/^NEXT_(?:REDIRECT|NOT_FOUND|HTTP_ERROR)/.test(node.text)) return false;
  const value = ts.isTemplateHead(node) ? node.parent : node;
  const { parent } = value;
  return (ts.isPropertyAssignment(parent) && staticName(parent.name) === 'digest') || ts.isCallExpression(parent);
}

/** The package that a name is imported from, through files of the project that hand it on, and what it is called there. */
function importOf(callee: tsTypes.Expression, checker: tsTypes.TypeChecker): [string, string] | undefined {
  if (ts.isPropertyAccessExpression(callee)) {
    const declaration = checker.getSymbolAtLocation(callee.expression)?.declarations?.[0];
    if (!declaration || !ts.isNamespaceImport(declaration)) return undefined;
    return [moduleText(declaration.parent.parent.moduleSpecifier), callee.name.text];
  }
  let symbol = checker.getSymbolAtLocation(callee);
  const seen = new Set<tsTypes.Symbol>();
  while (symbol && symbol.flags & ts.SymbolFlags.Alias && !seen.has(symbol)) {
    seen.add(symbol);
    const declaration = symbol.declarations?.[0];
    if (!declaration || !(ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration))) return undefined;
    const { moduleSpecifier } = ts.isImportSpecifier(declaration)
      ? declaration.parent.parent.parent
      : declaration.parent.parent;
    const module = moduleSpecifier && moduleText(moduleSpecifier);
    if (module && module in FRAMEWORKS) return [module, (declaration.propertyName ?? declaration.name).text];
    symbol = immediateAlias(checker, symbol);
  }
  return undefined;
}

const moduleText = (specifier: tsTypes.Expression): string => (ts.isStringLiteral(specifier) ? specifier.text : '');

/** Where a value ends up: through variables, arrays, spreads, returns and files, until something says what it is. */

import type { Program } from './program.js';
import type { References } from './references.js';
import { isSdkDeclaration } from './symbols.js';
import { inward, isFunctionNode, outward, staticName } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';

export interface Flow {
  /** What takes the value: what a name is on its type decides. */
  takers: { node: tsTypes.Node; type: tsTypes.Type }[];
  /** Places where the value goes out of sight. */
  lost: Loss[];
}

export interface Loss {
  node: tsTypes.Node;
  reason: string;
  /** Whether another library took it: whatever it does there, it is not the SDK's. */
  foreign: boolean;
}

export class Flows {
  readonly #program: Program;
  readonly #references: References;

  constructor(program: Program, references: References) {
    this.#program = program;
    this.#references = references;
  }

  /** Follows the value of an expression that has no type of its own to go by. */
  of(expression: tsTypes.Expression): Flow {
    const flow: Flow = { takers: [], lost: [] };
    this.#trace(expression, { flow, seen: new Set(), depth: 0 });
    return flow;
  }

  #trace(expression: tsTypes.Node, state: State): void {
    const { flow, seen } = state;
    const node = outward(expression);
    if (seen.has(node)) return;
    seen.add(node);
    const parent = node.parent;
    const lose = (reason: string, foreign = false): void => {
      flow.lost.push({ node, reason, foreign });
    };

    if (ts.isConditionalExpression(parent) && parent.condition !== node) return this.#trace(parent, state);
    if (ts.isConditionalExpression(parent) || ts.isIfStatement(parent) || ts.isPrefixUnaryExpression(parent)) return;
    if (ts.isBinaryExpression(parent)) {
      const operator = parent.operatorToken.kind;
      if (operator === ts.SyntaxKind.EqualsToken) {
        if (parent.left === node) return;
        return this.#assigned(parent.left, state, lose);
      }
      if (isLogical(operator)) {
        if (parent.left === node && operator === ts.SyntaxKind.AmpersandAmpersandToken) return;
        return this.#trace(parent, state);
      }
      return;
    }
    if (ts.isAwaitExpression(parent)) return this.#trace(parent, state);
    if (ts.isExpressionStatement(parent) || ts.isTypeQueryNode(parent) || ts.isVoidExpression(parent)) return;

    // A read of a member uses a part of the value, not the value.
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return;
    if (ts.isElementAccessExpression(parent) && parent.expression === node) {
      if (staticName(parent.argumentExpression) !== undefined) return;
      return this.#trace(parent, state);
    }

    const type = this.#contextual(node as tsTypes.Expression, state.depth);
    if (type) {
      flow.takers.push({ node, type });
      return;
    }

    if (ts.isArrayLiteralExpression(parent)) return this.#trace(parent, { ...state, depth: state.depth + 1 });
    if (ts.isSpreadElement(parent) && ts.isArrayLiteralExpression(parent.parent))
      return this.#trace(parent.parent, state);
    const array = pushedTo(parent);
    if (array && ts.isIdentifier(array.node)) {
      const declaration = this.#references.symbolAt(array.node)?.valueDeclaration;
      const name = declaration && ts.getNameOfDeclaration(declaration);
      return name
        ? this.#references_(name, { ...state, depth: state.depth + array.depth })
        : lose('it goes into a list that could not be followed');
    }
    if (array && ts.isCallExpression(array.node)) return this.#trace(array.node, state);

    if (ts.isSpreadAssignment(parent)) return this.#trace(parent.parent, state);
    if (ts.isVariableDeclaration(parent) && parent.initializer === node) {
      if (ts.isIdentifier(parent.name)) return this.#references_(parent.name, state);
      return; // A pattern reads members.
    }
    if (ts.isPropertyDeclaration(parent) && parent.initializer === node) return this.#references_(parent.name, state);
    if (ts.isPropertyAssignment(parent) && parent.initializer === node)
      return this.#references_(parent.name, state, true);
    if (ts.isShorthandPropertyAssignment(parent)) return this.#references_(parent.name, state, true);
    if (ts.isReturnStatement(parent)) {
      const fn = ts.findAncestor(parent, ts.isFunctionLike);
      return fn && isFunctionNode(fn) ? this.#returned(fn, state, lose) : lose('it is returned from an accessor');
    }
    if (ts.isArrowFunction(parent) && parent.body === node) return this.#returned(parent, state, lose);
    if (ts.isCallExpression(parent) && isPassThrough(parent) && parent.arguments.includes(node as tsTypes.Expression)) {
      return this.#trace(parent, state);
    }
    if (ts.isExportAssignment(parent)) return lose('it is the default export of the file');
    if (ts.isExportSpecifier(parent) || ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return this.#passed(node, parent, state, lose);
    lose('its use could not be followed');
  }

  /** The type that the surroundings expect, unless it says nothing. */
  #contextual(node: tsTypes.Expression, depth: number): tsTypes.Type | undefined {
    const { checker } = this.#program;
    if (!ts.isExpression(node)) return undefined;
    let type = checker.getContextualType(node);
    for (let i = 0; type && i < depth; i++)
      type = checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number);
    return type && saysSomething(checker, type) ? type : undefined;
  }

  /** An argument: goes on as the parameter of a function of the project, unless its type says enough. */
  #passed(node: tsTypes.Node, call: tsTypes.CallExpression | tsTypes.NewExpression, state: State, lose: Lose): void {
    const declaration = this.#program.checker.getResolvedSignature(call)?.declaration;
    const index = call.arguments?.indexOf(node as tsTypes.Expression) ?? -1;
    if (declaration && !ts.isJSDocSignature(declaration) && this.#program.unit(declaration.getSourceFile())) {
      const parameter = declaration.parameters[index];
      if (parameter && ts.isIdentifier(parameter.name) && !parameter.dotDotDotToken)
        return this.#references_(parameter.name, state);
    }
    lose('it is passed to a function whose parameter types are not known', this.isForeign(call.expression));
  }

  /** Whether an expression starts from another library, from the language or from the host. */
  isForeign(expression: tsTypes.Expression, depth = 0): boolean {
    const { checker } = this.#program;
    const node = inward(expression);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ThisKeyword && ts.isPropertyAccessExpression(node)) {
        const field = checker.getSymbolAtLocation(node.name)?.valueDeclaration;
        return field !== undefined && ts.isPropertyDeclaration(field) && this.#isForeignVariable(field, depth);
      }
      return this.isForeign(node.expression, depth);
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node))
      return this.isForeign(node.expression, depth);
    if (!ts.isIdentifier(node) || depth > 5) return false;
    const symbol = checker.getSymbolAtLocation(node);
    if (!symbol) return true;
    if (symbol.flags & ts.SymbolFlags.Alias) {
      const target = checker.getAliasedSymbol(symbol);
      const declared = target.declarations ?? [];
      return declared.length === 0;
    }
    const declaration = symbol.valueDeclaration;
    if (!declaration) return false;
    if (!this.#program.unit(declaration.getSourceFile())) return !isSdkDeclaration(declaration);
    return (
      (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)) &&
      this.#isForeignVariable(declaration, depth)
    );
  }

  #isForeignVariable(
    declaration: tsTypes.VariableDeclaration | tsTypes.ParameterDeclaration | tsTypes.PropertyDeclaration,
    depth: number,
  ): boolean {
    const { type, initializer } = declaration;
    if (type && ts.isTypeReferenceNode(type)) {
      let name = type.typeName;
      while (ts.isQualifiedName(name)) name = name.left;
      return this.isForeign(name, depth + 1);
    }
    return initializer !== undefined && this.isForeign(initializer, depth + 1);
  }

  #references_(name: tsTypes.Node, state: State, member = false): void {
    const references = this.#references.of(name);
    for (const reference of references) {
      const { parent } = reference;
      if (ts.isPropertyAccessExpression(parent) && parent.name === reference) this.#trace(parent, state);
      else if (ts.isBindingElement(parent)) {
        if (ts.isIdentifier(parent.name)) this.#references_(parent.name, state);
      } else if (ts.isPropertyAssignment(parent) && parent.name === reference) continue;
      else if (ts.isVariableDeclaration(parent) && parent.name === reference) continue;
      else this.#trace(reference, state);
    }
    // A member of a value that is read by a computed key cannot be found by name.
    if (member && references.length === 0)
      state.flow.lost.push({
        foreign: false,
        node: name,
        reason: 'it is a member of an object whose use could not be followed',
      });
  }

  #assigned(target: tsTypes.Expression, state: State, lose: Lose): void {
    if (ts.isIdentifier(target)) {
      const symbol = this.#references.symbolAt(target);
      const declaration = symbol?.valueDeclaration;
      if (declaration && ts.isVariableDeclaration(declaration) && ts.isIdentifier(declaration.name)) {
        return this.#references_(declaration.name, state);
      }
    }
    if (ts.isPropertyAccessExpression(target)) return this.#references_(target.name, state);
    lose('it is assigned to something that could not be followed');
  }

  #returned(
    fn: tsTypes.ArrowFunction | tsTypes.FunctionExpression | tsTypes.MethodDeclaration | tsTypes.FunctionDeclaration,
    state: State,
    lose: Lose,
  ): void {
    const outer = outward(fn).parent;
    const name =
      fn.name ?? (ts.isVariableDeclaration(outer) || ts.isPropertyAssignment(outer) ? outer.name : undefined);
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)))
      return lose('it is returned from a function without a name');
    for (const reference of this.#references.of(name)) {
      const at =
        ts.isPropertyAccessExpression(reference.parent) && reference.parent.name === reference
          ? reference.parent
          : reference;
      const { parent } = at;
      if (ts.isCallExpression(parent) && parent.expression === at) this.#trace(parent, state);
      else if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isTypeQueryNode(parent)) continue;
      else state.flow.lost.push({ foreign: false, node: at, reason: 'the function that returns it is handed on' });
    }
  }
}

type Lose = (reason: string, foreign?: boolean) => void;

/** Whether a type tells more of a value than that it is an object. */
export function saysSomething(checker: tsTypes.TypeChecker, type: tsTypes.Type): boolean {
  const silent = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive;
  if (type.flags & silent || type.isTypeParameter()) return false;
  const base = checker.getNonNullableType(type);
  if (base.isUnion()) return base.types.some(part => saysSomething(checker, part));
  if (!(base.flags & ts.TypeFlags.Object)) return true;
  const index = checker.getIndexTypeOfType(base, ts.IndexKind.String);
  if (index) return saysSomething(checker, index);
  return checker.getPropertiesOfType(base).length > 0 || base.getCallSignatures().length > 0;
}

interface State {
  flow: Flow;
  seen: Set<tsTypes.Node>;
  /** How many arrays stand around the value. */
  depth: number;
}

/** For `list.push(x)`, `list.unshift(x)`: the list, which holds x; for `list.concat(x)` the new list, which holds what x holds. */
function pushedTo(call: tsTypes.Node): { node: tsTypes.Node; depth: number } | undefined {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { name, expression } = call.expression;
  if (name.text === 'push' || name.text === 'unshift') return { node: expression, depth: 1 };
  return name.text === 'concat' ? { node: call, depth: 0 } : undefined;
}

const isLogical = (kind: tsTypes.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken ||
  kind === ts.SyntaxKind.CommaToken;

/** `Object.freeze(x)`, `Object.assign({}, x)`, `structuredClone(x)`: the result holds what was given. */
function isPassThrough(call: tsTypes.CallExpression): boolean {
  const callee = call.expression;
  if (ts.isIdentifier(callee)) return callee.text === 'structuredClone' || callee.text === 'useMemo';
  return (
    ts.isPropertyAccessExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'Object' &&
    (callee.name.text === 'freeze' || callee.name.text === 'assign' || callee.name.text === 'seal')
  );
}

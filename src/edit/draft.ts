/** A change while a transform describes it: operations on nodes, turned into splices. */
import type { SourceUnit } from '../project/project.js';
import { isInTemplate } from '../project/script-blocks.js';
import type { Program } from '../sdk/program.js';
import type { References } from '../sdk/references.js';
import { type FunctionNode, isMemberName, isScript } from '../sdk/syntax.js';
import { ts, type tsTypes } from '../sdk/typescript.js';
import type { FileChange, Indent, Moved, Slice, Splice } from './edits.js';
import type { ImportKind, Imports } from './imports.js';
import { aboveComments, behindElement, indentAt, indentUnit, listSeparator } from './layout.js';
import { removal } from './removal.js';

/**
 * Text, or the source of a node with the other edits inside it: indented for its new place where that is given, and only
 * a range of it where that is.
 */
export type Part = string | tsTypes.Node | { node: tsTypes.Node; indent: string; range?: Slice };

export interface Draft {
  /** Changes a name where it is spelled; a shorthand keeps the local name: `{ system }` → `{ instructions: system }`. */
  rename(key: tsTypes.Node, to: string): void;
  replace(node: tsTypes.Node, ...parts: Part[]): void;
  replaceRange(at: tsTypes.Node, range: Slice, ...parts: Part[]): void;
  insertBefore(node: tsTypes.Node, ...parts: Part[]): void;
  insertAfter(node: tsTypes.Node, ...parts: Part[]): void;
  /** A new element before or after one that stands in a list, laid out as that one. */
  addElementBefore(element: tsTypes.Node, ...parts: Part[]): void;
  addElementAfter(element: tsTypes.Node, ...parts: Part[]): void;
  /** A new property at the end of an object literal. */
  addProperty(literal: tsTypes.ObjectLiteralExpression, ...parts: Part[]): void;
  /** Takes elements out of their list, with their commas and, where they had lines of their own, the lines. */
  removeElements(list: tsTypes.NodeArray<tsTypes.Node>, elements: readonly tsTypes.Node[]): void;
  /** Waits for the value of an expression. Asked for twice, it is written once; the same holds for the next two. */
  await(expression: tsTypes.Expression): void;
  makeAsync(fn: FunctionNode): void;
  /** `T` → `Promise<T>` */
  makePromise(type: tsTypes.TypeNode): void;
  /** Encloses a range of the file of `at` in other text and indents its lines, but not the text of template literals. */
  wrap(at: tsTypes.Node, range: Slice, before: string, after: string, steps?: number): void;
  /** Renames an imported name and its uses; keeps the local name where the new one is taken. */
  renameImport(specifier: tsTypes.ImportSpecifier, to: string): void;
  /** Imports other names in the place of one, as types where that was; answers what the file calls them. */
  replaceImport(specifier: tsTypes.ImportSpecifier, ...names: string[]): string[];
  /** Imports a name of another module in the place of one, as a type where that was. */
  moveImport(specifier: tsTypes.ImportSpecifier, module: string, to: string): void;
  /** Makes an import of `const { a, b: c } = require('m')` or `const m = require('m')`. */
  turnIntoImport(declaration: tsTypes.VariableDeclaration, call: tsTypes.CallExpression): void;
  /** Imports another name beside one, as a type where that is; answers what the file calls it. */
  importBeside(specifier: tsTypes.ImportSpecifier, name: string): string;
  /** The first of the names that can be declared around `at`; numbered where all are taken. */
  freeName(at: tsTypes.Node, ...candidates: [string, ...string[]]): string;
  /** The expression that reads an export of a module in the file of `at`, imported if need be. */
  import(at: tsTypes.Node, module: string, name: string): string;
  /** The same for a type, which is imported as one. */
  importType(at: tsTypes.Node, module: string, name: string): string;
  /** Adds a file to the project: where nothing is, by absolute path. Several changes may ask for the same one. */
  create(file: string, text: string): void;
}

export class ChangeDraft implements Draft {
  readonly files = new Map<SourceUnit, { splices: Splice[]; indents: Indent[] }>();
  /** Files that it adds, with their texts. */
  readonly created = new Map<string, string>();
  /** A node of a template at which the change would write what its component does not hold. */
  misplaced: tsTypes.Node | undefined;
  /** Run once the change is taken. */
  readonly onAccept: (() => void)[] = [];
  /** Run when it is refused. */
  readonly onRefuse: (() => void)[] = [];
  readonly #program: Program;
  readonly #references: References;
  readonly #imports: (unit: SourceUnit) => Imports;

  constructor(program: Program, references: References, imports: (unit: SourceUnit) => Imports) {
    this.#program = program;
    this.#references = references;
    this.#imports = imports;
  }

  changes(): [SourceUnit, FileChange][] {
    return [...this.files];
  }

  #file(node: tsTypes.Node): {
    unit: SourceUnit;
    source: tsTypes.SourceFile;
    change: { splices: Splice[]; indents: Indent[] };
  } {
    const source = node.getSourceFile();
    const unit = this.#program.unit(source)!;
    let change = this.files.get(unit);
    if (!change) {
      change = { splices: [], indents: [] };
      this.files.set(unit, change);
    }
    return { unit, source, change };
  }

  #splice(
    at: tsTypes.Node,
    start: number,
    end: number,
    parts: readonly Part[],
    flags: Pick<Splice, 'once' | 'beside'> = {},
  ): void {
    const { source, change } = this.#file(at);
    const place = this.#place(at, { start, end });
    const moved = (node: tsTypes.Node, to?: string, range = { start: node.getStart(source), end: node.end }): Moved => {
      const from = indentAt(source.text, range.start);
      const fixed = fixedText(source, range).map(one => this.#place(at, one));
      return { ...this.#place(at, range), indent: { from, to: to ?? from }, fixed };
    };
    change.splices.push({
      start: place.start,
      end: place.end,
      parts: parts.map(part =>
        typeof part === 'string'
          ? this.#spelled(at, part, place.stop)
          : 'node' in part
            ? moved(part.node, part.indent, part.range)
            : moved(part),
      ),
      ...flags,
    });
  }

  /** Where a range stands in the file. */
  #place(at: tsTypes.Node, range: Slice): Slice & { stop?: string } {
    const { unit } = this.#file(at);
    if (range.start < unit.code.length) return range;
    const place = this.#program.template(unit)?.place(range);
    if (!place) this.misplaced = at;
    return place ?? range;
  }

  /** A text that goes into a template, with quotes that do not end it. */
  #spelled(at: tsTypes.Node, text: string, stop = ''): string {
    if (stop === '' || !text.includes(stop)) return text;
    const other = { '"': "'", "'": '"' }[stop];
    if (!other || text.includes(other)) this.misplaced = at;
    return other ? text.replaceAll(stop, other) : text;
  }

  rename(key: tsTypes.Node, to: string): void {
    const { source, unit } = this.#file(key);
    const start = key.getStart(source);
    const { parent } = key;
    const shorthand =
      (ts.isShorthandPropertyAssignment(parent) && parent.name === key) ||
      (ts.isBindingElement(parent) && parent.name === key && !parent.propertyName);
    const value =
      ts.isPropertyAssignment(parent) && parent.name === key
        ? parent.initializer
        : ts.isBindingElement(parent) && parent.propertyName === key
          ? parent.name
          : undefined;
    if (value && ts.isIdentifier(value) && value.text === to) this.#splice(key, start, value.end, [to]);
    else if (shorthand && !this.#spells(parent, 'key'))
      this.#splice(key, start, start, [to + this.#imports(unit).separator(parent.parent)], { once: true });
    else if (ts.isStringLiteralLike(key)) this.#splice(key, start + 1, key.end - 1, [to]);
    else this.#splice(key, start, key.end, [to]);
  }

  /** Whether a change has spelled the other half of a shorthand property, so that what stands there is this one. */
  #spells(shorthand: tsTypes.Node, half: 'key' | 'value'): boolean {
    const { spelled } = this.#imports(this.#file(shorthand).unit);
    const other = spelled.get(shorthand);
    this.onAccept.push(() => spelled.set(shorthand, other ?? half));
    return other !== undefined && other !== half;
  }

  replace(node: tsTypes.Node, ...parts: Part[]): void {
    this.#splice(node, node.getStart(), node.end, parts);
  }

  replaceRange(at: tsTypes.Node, range: Slice, ...parts: Part[]): void {
    this.#splice(at, range.start, range.end, parts);
  }

  insertBefore(node: tsTypes.Node, ...parts: Part[]): void {
    const start = node.getStart();
    this.#splice(node, start, start, parts);
  }

  insertAfter(node: tsTypes.Node, ...parts: Part[]): void {
    this.#splice(node, node.end, node.end, parts);
  }

  addElementBefore(element: tsTypes.Node, ...parts: Part[]): void {
    const source = element.getSourceFile();
    const start = aboveComments(source.text, element.getStart(source));
    this.#splice(element, start, start, [...parts, listSeparator(source, [element])], { beside: 'before' });
  }

  addElementAfter(element: tsTypes.Node, ...parts: Part[]): void {
    const source = element.getSourceFile();
    const separator = listSeparator(source, [element]);
    const { at, before, after, needsComma } = behindElement(source.text, element, separator);
    if (needsComma) this.#splice(element, element.end, element.end, [','], { beside: 'after' });
    this.#splice(element, at, at, [before, ...parts, after], { beside: 'after' });
  }

  addProperty(literal: tsTypes.ObjectLiteralExpression, ...parts: Part[]): void {
    const last = literal.properties.at(-1);
    if (last) this.addElementAfter(last, ...parts);
    else this.replace(literal, '{ ', ...parts, ' }');
  }

  removeElements(list: tsTypes.NodeArray<tsTypes.Node>, elements: readonly tsTypes.Node[]): void {
    const [first] = elements;
    if (!first) return;
    const { source, unit } = this.#file(first);
    if (elements.every(ts.isImportSpecifier)) this.onAccept.push(() => this.#imports(unit).remove(elements));
    else for (const { start, end, parts } of removal(source, list, elements)) this.#splice(first, start, end, parts);
  }

  await(expression: tsTypes.Expression): void {
    if (bindsTighter(expression)) this.#enclose(expression, '(await ', ')');
    else this.#enclose(expression, 'await ');
  }

  makeAsync(fn: FunctionNode): void {
    const source = fn.getSourceFile();
    const isMethod = ts.isMethodDeclaration(fn);
    const keyword = fn.getChildren(source).find(({ kind }) => kind === ts.SyntaxKind.FunctionKeyword);
    this.#enclose((isMethod ? fn.name : keyword) ?? fn, 'async ');
  }

  makePromise(type: tsTypes.TypeNode): void {
    this.#enclose(type, 'Promise<', '>');
  }

  #enclose(node: tsTypes.Node, before: string, after?: string): void {
    const start = node.getStart();
    this.#splice(node, start, start, [before], { once: true });
    if (after) this.#splice(node, node.end, node.end, [after], { once: true });
  }

  wrap(at: tsTypes.Node, range: Slice, before: string, after: string, steps = 1): void {
    const { source, change } = this.#file(at);
    const { start, end } = this.#place(at, range);
    const except = fixedText(source, range).map(one => this.#place(at, one));
    change.splices.push({ start, end: start, parts: [before] });
    change.splices.push({ start: end, end, parts: [after] });
    change.indents.push({ start, end, unit: indentUnit(source.text).repeat(steps), except });
  }

  renameImport(specifier: tsTypes.ImportSpecifier, to: string): void {
    const { unit } = this.#file(specifier);
    const imports = this.#imports(unit);
    if (specifier.propertyName) {
      this.onAccept.push(() => imports.rename(specifier, to, specifier.name.text));
      return;
    }
    const siblings = specifier.parent.elements;
    const { text } = specifier.name;
    const isShown = isInTemplate(unit, text);
    // What is imported as a type only cannot stand for a value.
    const existing = siblings.find(
      other =>
        !isShown && other !== specifier && imports.nameOf(other) === to && (!other.isTypeOnly || specifier.isTypeOnly),
    );
    // What a comment means is read by the compiler too, but is no node that could be renamed.
    const isKept = isShown || (!existing && (!imports.isFree(to) || isInJsDoc(specifier.getSourceFile(), text)));
    const local = existing ? imports.localOf(existing) : isKept ? text : to;
    if (local !== text) this.#rename(specifier, local);
    if (existing) this.removeElements(siblings, [specifier]);
    else this.onAccept.push(() => imports.rename(specifier, to, local));
  }

  moveImport(specifier: tsTypes.ImportSpecifier, module: string, to: string): void {
    const imports = this.#imports(this.#file(specifier).unit);
    const { propertyName, name } = specifier;
    const isFree = !propertyName && (to === name.text || imports.isFree(to));
    const isType = specifier.isTypeOnly || specifier.parent.parent.isTypeOnly;
    const symbol = this.#references.symbolAt(name);
    const kind = isType ? 'only' : symbol && symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type';
    const local = imports.move(module, to, isFree ? to : name.text, kind);
    this.onRefuse.push(() => imports.withdraw(module, to));
    if (local !== name.text) this.#rename(specifier, local);
    this.removeElements(specifier.parent.elements, [specifier]);
  }

  /** Calls what a specifier imports by another name in its file. */
  #rename(specifier: tsTypes.ImportSpecifier, local: string): void {
    for (const use of this.#references.of(specifier.name)) {
      // A name that the file exports it under is not its own.
      if (use.getSourceFile() !== specifier.getSourceFile() || use.text !== specifier.name.text) continue;
      const { parent } = use;
      // `ai.name` is no use of what is imported by name.
      if (isMemberName(use) || ts.isImportTypeNode(parent)) continue;
      if (ts.isExportSpecifier(parent) && !parent.propertyName) this.replace(use, `${local} as ${use.text}`);
      else if (ts.isShorthandPropertyAssignment(parent) && !this.#spells(parent, 'value'))
        this.insertAfter(use, `: ${local}`);
      else if (!ts.isImportSpecifier(parent)) this.replace(use, local);
    }
  }

  replaceImport(specifier: tsTypes.ImportSpecifier, ...names: string[]): string[] {
    const found = names.map(name => this.#importLike(specifier, name));
    const [first, ...rest] = found.flatMap(({ added }) => added ?? []);
    if (first === undefined) this.removeElements(specifier.parent.elements, [specifier]);
    else this.replace(specifier, first);
    for (const text of rest) this.addElementAfter(specifier, text);
    return found.map(({ local }) => local);
  }

  importBeside(specifier: tsTypes.ImportSpecifier, name: string): string {
    const { local, added } = this.#importLike(specifier, name);
    if (added) this.addElementAfter(specifier, added);
    return local;
  }

  /** What the file calls an export of the same module, and the specifier to add where none imports it yet. */
  #importLike(specifier: tsTypes.ImportSpecifier, name: string): { local: string; added?: string } {
    const imports = this.#imports(this.#file(specifier).unit);
    const existing = specifier.parent.elements.find(other => other !== specifier && imports.nameOf(other) === name);
    if (existing) return { local: imports.localOf(existing) };
    const local = imports.isFree(name) ? name : this.freeName(specifier, `Sdk${name}`);
    const text = local === name ? name : `${name} as ${local}`;
    return { local, added: specifier.isTypeOnly ? `type ${text}` : text };
  }

  turnIntoImport({ name, parent }: tsTypes.VariableDeclaration, call: tsTypes.CallExpression): void {
    const { unit, source } = this.#file(name);
    const module = call.arguments[0]!;
    const start = name.getStart(source);
    this.#splice(name, parent.getStart(source), start, [ts.isIdentifier(name) ? 'import * as ' : 'import ']);
    for (const { propertyName, name: local } of ts.isObjectBindingPattern(name) ? name.elements : []) {
      if (propertyName) this.#splice(name, propertyName.end, local.getStart(source), [' as ']);
    }
    this.#splice(name, name.end, module.getStart(source), [' from ']);
    this.#splice(name, module.end, call.end, []);
    this.onAccept.push(() => this.#imports(unit).turn(name));
  }

  freeName(at: tsTypes.Node, ...candidates: [string, ...string[]]): string {
    return this.#imports(this.#file(at).unit).names.take(at, candidates);
  }

  import(at: tsTypes.Node, module: string, name: string): string {
    return this.#request(at, module, name, 'value');
  }

  importType(at: tsTypes.Node, module: string, name: string): string {
    return this.#request(at, module, name, 'only');
  }

  create(file: string, text: string): void {
    this.created.set(file, text);
  }

  #request(at: tsTypes.Node, module: string, name: string, kind: ImportKind): string {
    const imports = this.#imports(this.#file(at).unit);
    this.onRefuse.push(() => imports.withdraw(module, name));
    return imports.request(module, name, at, kind);
  }
}

/** Whether what stands around an expression would take a part of `await expression` only, or read as if it did. */
function bindsTighter(expression: tsTypes.Expression): boolean {
  const { parent } = expression;
  if (ts.isSpreadElement(parent) || ts.isSpreadAssignment(parent)) return true;
  if (ts.isBinaryExpression(parent))
    return parent.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken && parent.left === expression;
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag === expression;
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCallExpression(parent) ||
      ts.isNewExpression(parent) ||
      ts.isNonNullExpression(parent)) &&
    parent.expression === expression
  );
}

/** Whether a documentation comment of the file means the name: in TypeScript only a link does. */
const isInJsDoc = (source: tsTypes.SourceFile, name: string): boolean => {
  const before = isScript(source) ? '' : '\\{@link\\w*\\s+[^}]*?';
  const mention = new RegExp(`${before}(?<![\\w$])${name}(?![\\w$])`);
  return [...source.text.matchAll(/\/\*\*[\s\S]*?\*\//g)].some(([comment]) => mention.test(comment));
};

/** Ranges in which a line's leading white space is part of a value. */
function fixedText(source: tsTypes.SourceFile, range: Slice): Slice[] {
  const found: Slice[] = [];
  (function visit(node: tsTypes.Node): void {
    if (node.end <= range.start || node.pos >= range.end) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      found.push({ start: node.getStart(source), end: node.end });
    }
    ts.forEachChild(node, visit);
  })(source);
  return found;
}

/** Import and require declarations of one file: which names are bound, and the edits that bind more. */
import { isSdkSpecifier } from '../project/sdk-names.js';
import { directivesOf, isRest } from '../sdk/syntax.js';
import { ts, type tsTypes } from '../sdk/typescript.js';
import type { FileChange, Splice } from './edits.js';
import { behindElement, indentAt, indentUnit, lineEnding, lineStart, listSeparator, startsLine } from './layout.js';
import type { Names } from './names.js';
import { removal } from './removal.js';
import { usesTrailingCommas } from './style.js';

interface Addition {
  module: string;
  name: string;
  local: string;
  /** The pattern of a `require` or an `await import` in a function that gets the name; a declaration of the file without one. */
  list: NamedList | undefined;
  kind: ImportKind;
  /** Changes that read it. A change that was refused gives its claim back. */
  claims: number;
}

type NamedList = tsTypes.NamedImports | tsTypes.ObjectBindingPattern;

/** value: an export that the program reads · type: one for the compiler · only: the same, imported with the word `type`. */
export type ImportKind = 'value' | 'type' | 'only';

/** Beyond it a list of names stands on a line for each. */
const WIDTH = 120;

/**
 * Names asked for while transforms run, written as one change at the end: a name that two transforms need is imported
 * once, and a specifier that is renamed to a name that is also asked for serves both.
 */
export class Imports {
  readonly #source: tsTypes.SourceFile;
  readonly #additions: Addition[] = [];
  readonly #renamed = new Map<tsTypes.ImportSpecifier, { to: string; local: string }>();
  readonly #removed = new Set<tsTypes.ImportSpecifier>();
  readonly #known = new Map<string, NamedList[]>();
  /** What a `require` was bound to that is an import now. */
  readonly #turned = new Set<tsTypes.Node>();
  /** Shorthand properties, `{ name }`, of which a change has spelled one half: `{ key: name }`, `{ name: value }`. */
  readonly spelled = new Map<tsTypes.Node, 'key' | 'value'>();
  /** Names of the file. */
  readonly names: Names;

  constructor(source: tsTypes.SourceFile, names: Names) {
    this.#source = source;
    this.names = names;
  }

  /**
   * The expression that reads `name` of `module` in this file, importing it if need be.
   * A name that the file uses for something else is imported under another. A file that loads the module only in the
   * function around `at` goes on to do so.
   */
  request(module: string, name: string, at: tsTypes.Node, kind: ImportKind = 'value'): string {
    const bound = this.#bound(this.#listsFor(module, kind), name, kind);
    if (bound) return bound;
    let list: NamedList | undefined;
    if (this.#lists(module).length === 0) {
      const namespace = this.#namespace(module);
      if (namespace) return `${namespace}.${name}`;
      const loaded = loadedAround(at, module);
      if (loaded && ts.isIdentifier(loaded)) return `${loaded.text}.${name}`;
      if (loaded && ts.isObjectBindingPattern(loaded)) list = loaded;
      const inner = list && this.#bound([list], name);
      if (inner) return inner;
    }
    const asked = this.#additions.find(one => one.module === module && one.name === name && one.list === list);
    if (asked) {
      asked.claims++;
      return asked.local;
    }
    const elsewhere = this.#additions.find(one => one.module === module && one.name === name);
    const local = elsewhere?.local ?? (this.#isUnused(name) ? name : this.#freeName(name));
    this.#additions.push({ module, name, local, list, kind, claims: 1 });
    return local;
  }

  /** What the file calls an export that it imports in the place of one of another module: by `local`, unless it has it. */
  move(module: string, name: string, local: string, kind: ImportKind): string {
    const bound = this.#bound(this.#listsFor(module, kind), name, kind);
    if (bound) return bound;
    const asked = this.#additions.find(one => one.module === module && one.name === name && !one.list);
    if (asked) asked.claims++;
    else this.#additions.push({ module, name, local, list: undefined, kind, claims: 1 });
    return asked?.local ?? local;
  }

  /** Notes that the `require` bound to this name or pattern becomes an import. */
  turn(binding: tsTypes.BindingName): void {
    this.#turned.add(binding);
  }

  /** What stands between a name and its local one in a list. */
  separator(list: tsTypes.Node): ' as ' | ': ' {
    return ts.isNamedImports(list) || this.#turned.has(list) ? ' as ' : ': ';
  }

  /** Takes one request back. */
  withdraw(module: string, name: string): void {
    const asked = this.#additions.find(addition => addition.module === module && addition.name === name);
    if (asked) asked.claims--;
  }

  /** Renames what a specifier imports; `local` is the name that the file goes on to use. */
  rename(specifier: tsTypes.ImportSpecifier, to: string, local: string): void {
    this.#renamed.set(specifier, { to, local });
  }

  /** Takes specifiers out of their list. */
  remove(specifiers: readonly tsTypes.ImportSpecifier[]): void {
    for (const specifier of specifiers) this.#removed.add(specifier);
  }

  /** The export that a specifier will name after the renames. */
  nameOf(specifier: tsTypes.ImportSpecifier): string {
    return this.#renamed.get(specifier)?.to ?? (specifier.propertyName ?? specifier.name).text;
  }

  /** What the file will call it. */
  localOf(specifier: tsTypes.ImportSpecifier): string {
    return this.#renamed.get(specifier)?.local ?? specifier.name.text;
  }

  /** Whether nothing in the file has the name, or will have it after the renames. */
  isFree(name: string): boolean {
    return this.names.isFreeInFile(name) && ![...this.#renamed.values()].some(({ local }) => local === name);
  }

  #freeName(name: string): string {
    const capital = name[0]!.toUpperCase() + name.slice(1);
    for (const candidate of [`ai${capital}`, `sdk${capital}`, `aiSdk${capital}`]) {
      if (this.#isUnused(candidate)) return candidate;
    }
    for (let i = 2; ; i++) if (this.#isUnused(`ai${capital}${i}`)) return `ai${capital}${i}`;
  }

  /** Whether neither the file has the name nor another export that was asked for. */
  #isUnused(name: string): boolean {
    return this.names.isFreeInFile(name) && !this.#additions.some(({ local, claims }) => local === name && claims > 0);
  }

  /** Local name of an import of that name that stands in the file, or will after the renames. */
  #bound(lists: readonly NamedList[], name: string, kind: ImportKind = 'value'): string | undefined {
    for (const list of lists) {
      for (const element of list.elements) {
        if (ts.isImportSpecifier(element)) {
          if (this.#removed.has(element)) continue;
          if (kind === 'value' && (element.isTypeOnly || element.parent.parent.isTypeOnly)) continue;
          if (this.nameOf(element) === name) return this.localOf(element);
        } else if (ts.isIdentifier(element.name) && !element.dotDotDotToken) {
          const key = element.propertyName ?? element.name;
          if (ts.isIdentifier(key) && key.text === name) return element.name.text;
        }
      }
    }
    return undefined;
  }

  #declarations(module: string): tsTypes.ImportDeclaration[] {
    return this.#source.statements.filter(
      (statement): statement is tsTypes.ImportDeclaration =>
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        statement.moduleSpecifier.text === module,
    );
  }

  /** `{ … }` lists of the file's top-level imports and requires of the module. */
  #lists(module: string): NamedList[] {
    let lists = this.#known.get(module);
    if (!lists) {
      lists = this.#listsOf(module);
      this.#known.set(module, lists);
    }
    return lists;
  }

  /** A type can stand in a list of types too, and goes there where it was in one. */
  #listsFor(module: string, kind: ImportKind): NamedList[] {
    const values = this.#lists(module);
    if (kind === 'value') return values;
    const types = this.#importLists(module, true);
    return kind === 'only' ? [...types, ...values] : [...values, ...types];
  }

  #importLists(module: string, isTypeOnly: boolean): NamedList[] {
    return this.#declarations(module).flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) && importClause.isTypeOnly === isTypeOnly ? [bindings] : [];
    });
  }

  #listsOf(module: string): NamedList[] {
    const imports = this.#importLists(module, false);
    return [
      ...imports,
      ...requires(this.#source, module).flatMap(({ name }) => (ts.isObjectBindingPattern(name) ? [name] : [])),
    ];
  }

  #namespace(module: string): string | undefined {
    for (const declaration of this.#declarations(module)) {
      const bindings = declaration.importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings) && !declaration.importClause.isTypeOnly) return bindings.name.text;
    }
    for (const { name } of requires(this.#source, module)) if (ts.isIdentifier(name)) return name.text;
    return undefined;
  }

  /** The edits that make the requested names available. */
  change(): FileChange {
    const splices: Splice[] = [];
    const additions = this.#additions.filter(
      ({ module, name, list, kind, claims }) =>
        claims > 0 && !this.#bound(list ? [list] : this.#listsFor(module, kind), name, kind),
    );
    for (const [specifier, { to, local }] of this.#renamed) {
      const { propertyName, name } = specifier;
      const [key, text] =
        propertyName && to !== local ? [propertyName, to] : [name, to === local ? to : `${to} as ${local}`];
      splices.push({ start: (propertyName ?? key).getStart(this.#source), end: key.end, parts: [text] });
    }
    const undeclared: Addition[][] = [];
    for (const group of groupsOf(additions, one => one.list ?? this.#listFor(one) ?? one.module)) {
      const list = group[0]!.list ?? this.#listFor(group[0]!);
      if (list) splices.push(...this.#insert(list, group));
      else undeclared.push(group);
    }
    const emptied = this.#emptied();
    const gone = new Set(emptied.map(({ importClause }) => importClause!.namedBindings));
    const isVacant = ([one]: Addition[]): boolean =>
      emptied.some(({ moduleSpecifier }) => (moduleSpecifier as tsTypes.StringLiteral).text === one!.module);
    for (const group of [...undeclared.filter(isVacant), ...undeclared.filter(group => !isVacant(group))])
      splices.push(this.#declare(group, emptied.shift()));
    for (const declaration of emptied) splices.push(wholeLine(this.#source, declaration));
    const lists = new Set([...this.#removed].map(({ parent }) => parent));
    for (const list of lists)
      if (!gone.has(list)) splices.push(...removal(this.#source, list.elements, [...this.#removed]));
    return { splices };
  }

  /** The list of an import that a name can join. */
  #listFor({ module, kind }: Addition): NamedList | undefined {
    return this.#listsFor(module, kind).find(({ elements }) =>
      elements.some(element => !ts.isImportSpecifier(element) || !this.#removed.has(element)),
    );
  }

  /** Imports that bind nothing any more. */
  #emptied(): tsTypes.ImportDeclaration[] {
    const declarations = new Set([...this.#removed].map(({ parent }) => parent.parent.parent));
    return [...declarations].filter(
      ({ importClause }) =>
        !importClause!.name &&
        (importClause!.namedBindings as tsTypes.NamedImports).elements.every(element => this.#removed.has(element)),
    ) as tsTypes.ImportDeclaration[];
  }

  /** The names in a list: where its order has them, at its end if it has none. */
  #insert(list: NamedList, additions: readonly Addition[]): Splice[] {
    const source = this.#source;
    const between = this.separator(list);
    const names = additions
      .map(({ name, local, kind }) => {
        const text = name === local ? name : `${name}${between}${local}`;
        return { name, text: kind === 'only' && !isOfTypes(list) ? `type ${text}` : text };
      })
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    if (list.elements.length === 0) {
      const text = ` ${names.map(({ text }) => text).join(', ')} `;
      return [{ start: list.end - 1, end: list.end - 1, parts: [text] }];
    }
    const places = new Map<NamedElement | undefined, string[]>();
    for (const { name, text } of names) {
      const before = predecessor(list, name);
      places.set(before, [...(places.get(before) ?? []), text]);
    }
    const separator = listSeparator(source, list.elements);
    return [...places].flatMap(([before, texts]) => {
      const vacated = this.#vacated(list, before);
      return vacated
        ? [{ start: vacated.getStart(source), end: vacated.end, parts: [texts.join(separator)] }]
        : insertBehind(source, list, before, separator, texts);
    });
  }

  /** A specifier at a place in a list that would be taken out, and gives its own place now. */
  #vacated(list: NamedList, before: NamedElement | undefined): tsTypes.ImportSpecifier | undefined {
    const all: readonly NamedElement[] = list.elements;
    const i = before ? all.indexOf(before) : -1;
    const found = [all[i], all[i + 1]].find(one => one && ts.isImportSpecifier(one) && this.#removed.delete(one));
    return found as tsTypes.ImportSpecifier | undefined;
  }

  /** A declaration of its own, in the manner of the file's others, and in the place of one where that is given. */
  #declare(additions: readonly Addition[], place?: tsTypes.ImportDeclaration): Splice {
    const { module } = additions[0]!;
    const areTypes = additions.every(({ kind }) => kind === 'only');
    const source = this.#source;
    const text = source.text;
    const eol = lineEnding(text);
    const imports = source.statements.filter(ts.isImportDeclaration);
    const commonJs = imports.length === 0 && this.#turned.size === 0 && /\brequire\s*\(|\bmodule\.exports\b/.test(text);
    // Files of the project are imported last.
    const sdk = (one: tsTypes.ImportDeclaration): boolean =>
      ts.isStringLiteral(one.moduleSpecifier) && isSdkSpecifier(one.moduleSpecifier.text);
    const model = (module.startsWith('.') ? undefined : imports.find(sdk)) ?? imports.at(-1);
    const quote = model ? model.moduleSpecifier.getText(source)[0] : (/['"]/.exec(text)?.[0] ?? "'");
    const semicolon = model ? (text[model.end - 1] === ';' ? ';' : '') : /;\s*$/m.test(text) ? ';' : '';
    const names = additions.map(({ name, local, kind }) => {
      const text = name === local ? name : `${name}${commonJs ? ': ' : ' as '}${local}`;
      return kind === 'only' && !areTypes ? `type ${text}` : text;
    });
    const specifier = `${quote}${module}${quote}`;
    const begin = commonJs ? 'const' : areTypes ? 'import type' : 'import';
    const end = (commonJs ? ` = require(${specifier})` : ` from ${specifier}`) + semicolon;
    const short = `${begin} { ${names.join(', ')} }${end}`;
    const unit = eol + indentUnit(text);
    const comma = usesTrailingCommas(source) ? ',' : '';
    const line = short.length > WIDTH ? `${begin} {${unit}${names.join(`,${unit}`)}${comma}${eol}}${end}` : short;
    if (place) return { start: place.getStart(source), end: place.end, parts: [line] };
    if (model) {
      const start = model.getStart(source);
      // A byte order mark is no indentation.
      const indent = lineStart(text, start) === 0 ? '' : indentAt(text, start);
      return { start: model.end, end: model.end, parts: [eol + indent + line] };
    }
    const after = directivesOf(source.statements).at(-1);
    if (after) return { start: after.end, end: after.end, parts: [eol + line] };
    const first = source.statements[0];
    const at = first ? first.getStart(source) : text.length;
    return { start: at, end: at, parts: [line + eol] };
  }
}

function groupsOf(additions: readonly Addition[], by: (one: Addition) => NamedList | string): Addition[][] {
  const groups = new Map<NamedList | string, Addition[]>();
  for (const one of additions) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups.values()];
}

const isOfTypes = (list: NamedList): boolean => ts.isNamedImports(list) && list.parent.isTypeOnly;

/** A statement with its line; at the start of a file with the empty lines behind it. */
function wholeLine({ text }: tsTypes.SourceFile, statement: tsTypes.Statement): Splice {
  const start = statement.getStart();
  const rest = (text.slice(0, start).trim() === '' ? /^(?:[\t ]*\r?\n)+/ : /^[\t ]*\r?\n/).exec(
    text.slice(statement.end),
  );
  return startsLine(text, start) && rest
    ? { start: lineStart(text, start), end: statement.end + rest[0].length, parts: [] }
    : { start, end: statement.end, parts: [] };
}

/** The texts behind an element and its comment; without an element, at the start of the list. */
function insertBehind(
  source: tsTypes.SourceFile,
  list: NamedList,
  before: NamedElement | undefined,
  separator: string,
  texts: readonly string[],
): Splice[] {
  if (!before) {
    const start = list.elements[0]!.getStart(source);
    return [{ start, end: start, parts: texts.map(text => text + separator) }];
  }
  const place = behindElement(source.text, before, separator);
  const added = { start: place.at, end: place.at, parts: [place.before, texts.join(separator), place.after] };
  return place.needsComma ? [{ start: before.end, end: before.end, parts: [','] }, added] : [added];
}

type NamedElement = tsTypes.ImportSpecifier | tsTypes.BindingElement;

const nameOf = ({ propertyName, name }: NamedElement): string => (propertyName ?? name).getText();

/** Orders that lists of names are kept in by linters and formatters. */
const ORDERS: readonly ((a: string, b: string) => boolean)[] = [
  (a, b) => a.toLowerCase() <= b.toLowerCase(),
  (a, b) => a <= b,
];

/**
 * The element that a new name comes behind: the list is in order as a whole, or its values are and its types stand at an
 * end, or it has no order and the name goes last. Undefined where it comes first.
 */
function predecessor(list: NamedList, name: string): NamedElement | undefined {
  const all: readonly NamedElement[] = list.elements.filter(element => !isRest(element));
  const first = all[0];
  if (!first) return undefined;
  // A comment above the first element may be about that element or about the whole list: nothing goes between.
  const canLead = first.getFullText().trimStart() === first.getText();
  const values = all.filter(element => !(ts.isImportSpecifier(element) && element.isTypeOnly));
  for (const run of [all, values]) {
    const start = all.indexOf(run[0]!);
    if (run.some((element, i) => element !== all[start + i])) continue;
    const inOrder = ORDERS.find(order =>
      run.every((element, i) => i === 0 || order(nameOf(run[i - 1]!), nameOf(element))),
    );
    if (!inOrder) continue;
    const before = run.findLast(element => inOrder(nameOf(element), name)) ?? all[start - 1];
    if (before || canLead) return before;
  }
  return all.at(-1);
}

/** What the nearest `await import('module')` or `require('module')` in a function around the node is bound to. */
function loadedAround(at: tsTypes.Node, module: string): tsTypes.BindingName | undefined {
  for (let block: tsTypes.Node | undefined = at.parent; block; block = block.parent) {
    if (!ts.isBlock(block) && !ts.isSourceFile(block)) continue;
    for (const statement of block.statements) {
      if (statement.pos >= at.pos || !ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer && loads(initializer, module)) return name;
      }
    }
  }
  return undefined;
}

/** `require('module')`, `await import('module')` */
function loads(expression: tsTypes.Expression, module: string): boolean {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (!ts.isCallExpression(call)) return false;
  const [argument] = call.arguments;
  const isLoader =
    call.expression.kind === ts.SyntaxKind.ImportKeyword
      ? ts.isAwaitExpression(expression)
      : ts.isIdentifier(call.expression) && call.expression.text === 'require';
  return isLoader && argument !== undefined && ts.isStringLiteralLike(argument) && argument.text === module;
}

/** `const … = require('module')` at the top level. */
function requires(source: tsTypes.SourceFile, module: string): tsTypes.VariableDeclaration[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(statement => statement.declarationList.declarations)
    .filter(({ initializer }) => initializer !== undefined && loads(initializer, module));
}

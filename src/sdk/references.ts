/** Every place where a name is mentioned in the program, found by spelling first and by symbol second. */
import type { Program } from './program.js';
import { resolveAlias } from './symbols.js';
import { isExported, staticName } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';

export class References {
  readonly #program: Program;
  readonly #named = new Map<string, readonly tsTypes.Identifier[]>();
  readonly #uses = new Map<tsTypes.Symbol, readonly tsTypes.Identifier[]>();
  readonly #aliased = new Map<string, readonly string[]>();
  readonly #exported = new Map<tsTypes.SourceFile, Set<string>>();
  readonly #index = new Map<tsTypes.SourceFile, Map<string, tsTypes.Identifier[]>>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** Identifiers of that spelling in all user files. */
  named(name: string): readonly tsTypes.Identifier[] {
    let found = this.#named.get(name);
    if (!found) {
      found = this.#program.sources
        .filter(source => source.text.includes(name))
        .flatMap(source => this.#identifiers(source).get(name) ?? []);
      this.#named.set(name, found);
    }
    return found;
  }

  /** Identifiers of that spelling in one file. */
  within(source: tsTypes.SourceFile, name: string): readonly tsTypes.Identifier[] {
    return this.#identifiers(source).get(name) ?? [];
  }

  #identifiers(source: tsTypes.SourceFile): Map<string, tsTypes.Identifier[]> {
    let map = this.#index.get(source);
    if (!map) {
      const fresh = new Map<string, tsTypes.Identifier[]>();
      (function visit(node: tsTypes.Node): void {
        // `#name` is one too, for all that is asked of it here.
        if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
          const name = node as tsTypes.Identifier;
          const list = fresh.get(name.text);
          if (list) list.push(name);
          else fresh.set(name.text, [name]);
        }
        ts.forEachChild(node, visit);
      })(source);
      this.#index.set(source, fresh);
      map = fresh;
    }
    return map;
  }

  /** The symbol that an identifier means as a value, through imports. */
  symbolAt(identifier: tsTypes.Node): tsTypes.Symbol | undefined {
    const { checker } = this.#program;
    const parent = identifier.parent;
    if (parent && ts.isShorthandPropertyAssignment(parent) && parent.name === identifier) {
      return resolveAlias(checker, checker.getShorthandAssignmentValueSymbol(parent));
    }
    return resolveAlias(checker, checker.getSymbolAtLocation(identifier));
  }

  /** Uses of a variable, function, property or parameter, without its declaration. Import and export names count. */
  of(name: tsTypes.Node): tsTypes.Identifier[] {
    const text = staticName(name);
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#program.checker.getSymbolAtLocation(name)
      : this.symbolAt(name);
    if (!text || !symbol) return [];
    let uses = this.#uses.get(symbol);
    if (!uses) {
      const home = this.#home(symbol);
      uses = home
        ? (this.#identifiers(home).get(text) ?? []).filter(use => this.#means(use, symbol))
        : this.#found(
            [
              text,
              symbol.name,
              ...[text, symbol.name].flatMap(one => this.#aliases(one)),
              ...this.#defaultNames(symbol),
            ],
            symbol,
          );
      this.#uses.set(symbol, uses);
    }
    return uses.filter(use => use !== name);
  }

  /** The one file in which a variable, parameter or function can be named; undefined for what is exported and for members. */
  #home(symbol: tsTypes.Symbol): tsTypes.SourceFile | undefined {
    const declaration = symbol.valueDeclaration;
    const isVariable =
      declaration &&
      (ts.isVariableDeclaration(declaration) ||
        (ts.isParameter(declaration) && !ts.isParameterPropertyDeclaration(declaration, declaration.parent)) ||
        ts.isBindingElement(declaration) ||
        ts.isFunctionDeclaration(declaration));
    if (!isVariable || isExported(declaration)) return undefined;
    const source = declaration.getSourceFile();
    return ts.isExternalModule(source) && !this.#exportsOf(source).has(symbol.name) ? source : undefined;
  }

  /** Names that a file exports other than where they are declared. */
  #exportsOf(source: tsTypes.SourceFile): Set<string> {
    let names = this.#exported.get(source);
    if (!names) {
      names = new Set();
      for (const statement of source.statements) {
        if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression))
          names.add(statement.expression.text);
        if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
          continue;
        for (const { propertyName, name } of statement.exportClause.elements) names.add((propertyName ?? name).text);
      }
      this.#exported.set(source, names);
    }
    return names;
  }

  /** Uses of the value that a file exports by default, under the names that other files give it. */
  ofDefault(source: tsTypes.SourceFile): tsTypes.Identifier[] {
    const { checker } = this.#program;
    const module = checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find(({ escapedName }) => escapedName === 'default');
    if (!symbol) return [];
    const value = resolveAlias(checker, symbol)!;
    return this.#found(this.#defaultNames(value), value);
  }

  /** Uses of `import * as …` of files that export the variable or function under its name, also from another file. */
  namespacesOf(name: tsTypes.Node): tsTypes.Identifier[] {
    const { checker } = this.#program;
    const declaration = name.parent;
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    if (!isExported(declaration as tsTypes.Declaration) || !ts.isSourceFile(statement.parent)) return [];
    const symbol = checker.getSymbolAtLocation(name);
    return this.#namespaces()
      .filter(local => {
        const module = resolveAlias(checker, checker.getSymbolAtLocation(local));
        const exported = module && checker.tryGetMemberInModuleExports(staticName(name) ?? '', module);
        return exported !== undefined && resolveAlias(checker, exported) === symbol;
      })
      .flatMap(local => this.of(local));
  }

  #namespaceNames: tsTypes.Identifier[] | undefined;

  #namespaces(): tsTypes.Identifier[] {
    this.#namespaceNames ??= this.#program.sources.flatMap(({ statements }) =>
      statements.flatMap(statement => {
        const bindings = ts.isImportDeclaration(statement)
          ? statement.importClause?.namedBindings
          : ts.isExportDeclaration(statement)
            ? statement.exportClause
            : undefined;
        const isNamespace = bindings && (ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings));
        return isNamespace && ts.isIdentifier(bindings.name) ? [bindings.name] : [];
      }),
    );
    return this.#namespaceNames;
  }

  #found(spellings: readonly string[], symbol: tsTypes.Symbol): tsTypes.Identifier[] {
    return [...new Set(spellings)].flatMap(name => this.named(name)).filter(use => this.#means(use, symbol));
  }

  #means(identifier: tsTypes.Identifier, symbol: tsTypes.Symbol): boolean {
    if (isSame(this.symbolAt(identifier), symbol)) return true;
    // A shorthand has two symbols: the variable and the property.
    const { checker } = this.#program;
    const { parent } = identifier;
    if (ts.isShorthandPropertyAssignment(parent)) return isSame(checker.getSymbolAtLocation(identifier), symbol);
    if (!ts.isBindingElement(parent) || parent.propertyName || !ts.isObjectBindingPattern(parent.parent)) return false;
    return isSame(checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), identifier.text), symbol);
  }

  /** Local names under which other files import `name`. */
  #aliases(name: string): readonly string[] {
    let names = this.#aliased.get(name);
    if (!names) {
      names = this.#findAliases(name);
      this.#aliased.set(name, names);
    }
    return names;
  }

  #findAliases(name: string): string[] {
    const found = new Set<string>();
    for (const identifier of this.named(name)) {
      const parent = identifier.parent;
      if ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && parent.propertyName === identifier) {
        if (ts.isIdentifier(parent.name) && parent.name.text !== name) found.add(parent.name.text);
      }
    }
    return [...found];
  }

  #defaults: ReadonlyMap<Declared, readonly string[]> | undefined;

  /** Local names of a value that a file exports by default. Few are: their imports are looked at once. */
  #defaultNames(symbol: tsTypes.Symbol): readonly string[] {
    this.#defaults ??= this.#defaultImports();
    return this.#defaults.get(symbol.valueDeclaration ?? symbol) ?? [];
  }

  #defaultImports(): Map<Declared, string[]> {
    const { checker, sources } = this.#program;
    const found = new Map<Declared, string[]>();
    const names = [
      ...sources.flatMap(({ statements }) =>
        statements.flatMap(statement => (ts.isImportDeclaration(statement) && statement.importClause?.name) || []),
      ),
      ...this.named('default').flatMap(({ parent }) =>
        ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) ? [parent.name as tsTypes.Identifier] : [],
      ),
    ];
    for (const name of names) {
      const symbol = resolveAlias(checker, checker.getSymbolAtLocation(name));
      if (!symbol) continue;
      const key = symbol.valueDeclaration ?? symbol;
      const others = found.get(key);
      if (others) others.push(name.text);
      else found.set(key, [name.text]);
    }
    return found;
  }
}

/** What tells two symbols of one thing that they are. */
type Declared = tsTypes.Declaration | tsTypes.Symbol;

/** A literal's type that was widened has symbols of its own for the same properties. */
const isSame = (a: tsTypes.Symbol | undefined, b: tsTypes.Symbol): boolean =>
  a === b || (a?.valueDeclaration !== undefined && a.valueDeclaration === b.valueDeclaration);

/** Which files share types of V2 or V3, by what they import. */
import type { Program } from '../../../src/sdk/program.js';
import { resolveAlias } from '../../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

const OLD = /\b(?:\w+Model|Provider|Shared)V[23]/;

/** The file, the files with types of V2 or V3 that imports lead to from it, either way, and all that import one of these. */
export function filesAround(source: tsTypes.SourceFile, program: Program): tsTypes.SourceFile[] {
  const { imports, importers } = graphOf(program);
  const circle = new Set([source]);
  for (const file of circle) {
    for (const other of [...imports.get(file)!, ...importers.get(file)!]) if (OLD.test(other.text)) circle.add(other);
  }
  return [...new Set([...circle].flatMap(file => [file, ...importers.get(file)!]))];
}

interface Graph {
  imports: Map<tsTypes.SourceFile, Set<tsTypes.SourceFile>>;
  importers: Map<tsTypes.SourceFile, Set<tsTypes.SourceFile>>;
}

const graphs = new WeakMap<Program, Graph>();

function graphOf(program: Program): Graph {
  let graph = graphs.get(program);
  if (!graph) {
    const of = () => new Map(program.sources.map(source => [source, new Set<tsTypes.SourceFile>()]));
    graph = { imports: of(), importers: of() };
    const taken = of();
    for (const source of program.sources) {
      for (const statement of source.statements) {
        if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
        for (const file of filesOf(statement, program.checker)) {
          if (!graph.importers.has(file)) continue;
          if (ts.isImportDeclaration(statement)) taken.get(source)!.add(file);
          link(source, file, graph);
        }
      }
    }
    for (const source of program.sources) if (OLD.test(source.text)) linkThrough(source, taken, graph);
    graphs.set(program, graph);
  }
  return graph;
}

function link(source: tsTypes.SourceFile, file: tsTypes.SourceFile, { imports, importers }: Graph): void {
  imports.get(source)!.add(file);
  importers.get(file)!.add(source);
}

/** Files whose types a file gets by way of another one, which does not name them. */
function linkThrough(source: tsTypes.SourceFile, taken: Graph['imports'], graph: Graph): void {
  for (const way of taken.get(source)!) {
    if (OLD.test(way.text)) continue;
    for (const file of taken.get(way)!) if (file !== source && OLD.test(file.text)) link(source, file, graph);
  }
}

/** The files that a statement imports from: the one it names, and those that declare what it takes of that. */
function filesOf(
  statement: tsTypes.ImportDeclaration | tsTypes.ExportDeclaration,
  checker: tsTypes.TypeChecker,
): tsTypes.SourceFile[] {
  const module = statement.moduleSpecifier && checker.getSymbolAtLocation(statement.moduleSpecifier);
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const symbols = [module, ...names.map(({ name }) => resolveAlias(checker, checker.getSymbolAtLocation(name)))];
  return symbols.flatMap(symbol => symbol?.declarations?.[0]?.getSourceFile() ?? []);
}

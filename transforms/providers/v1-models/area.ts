/** Models of V1 that a project implements, and the files that are about them and call no SDK. */
import { mentionsSdk } from '../../../src/project/sdk-names.js';
import { ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { inward, someNode, staticName, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { NAMES } from './names.js';

/** A class that is a model of V1, with what changes in it. */
export interface Model {
  node: tsTypes.ClassDeclaration;
  version: tsTypes.PropertyDeclaration & { initializer: tsTypes.StringLiteralLike };
  generate: tsTypes.MethodDeclaration;
  stream: tsTypes.MethodDeclaration;
}

/** Files that imports tie together, with the models of V1 among them. */
export interface Area {
  models: readonly Model[];
  /** Whether each class in it that is a model of V1 can be turned: what they share is of V1, or is not. */
  isWhole: boolean;
  files: ReadonlySet<tsTypes.SourceFile>;
}

type Asked = Pick<Context, 'uses' | 'checker'>;

const known = new WeakMap<object, Area[]>();

export function areasOf({ uses: { program }, checker }: Asked): readonly Area[] {
  let areas = known.get(program);
  if (!areas) {
    areas = find(program.sources, checker);
    known.set(program, areas);
  }
  return areas;
}

const areaAt = (at: tsTypes.Node, context: Asked): Area | undefined =>
  areasOf(context).find(({ files }) => files.has(at.getSourceFile()));

/** Whether what is of V1 at a place stays so: the project's own models have it of each other, not of the SDK. */
export const staysV1 = (at: tsTypes.Node, context: Context): boolean =>
  context.generation === 4 && areaAt(at, context) !== undefined;

/** Whether the models that a place is about become models of V4. */
export const turnsV1 = (at: tsTypes.Node, context: Context): boolean =>
  context.generation === 4 && areaAt(at, context)?.isWhole === true;

function find(sources: readonly tsTypes.SourceFile[], checker: tsTypes.TypeChecker): Area[] {
  const classes = sources.flatMap(classesIn);
  const homes = new Set(classes.map(node => node.getSourceFile()));
  if (homes.size === 0) return [];
  const ties = tiesOf(
    sources.filter(source => homes.has(source) || isApart(source)),
    checker,
  );
  const areas: Area[] = [];
  for (const home of homes) {
    if (areas.some(({ files }) => files.has(home))) continue;
    const files = new Set([home]);
    for (const file of files) for (const tied of ties.get(file) ?? []) files.add(tied);
    const own = classes.filter(node => files.has(node.getSourceFile()));
    const models = own.flatMap(node => modelOf(node) ?? []);
    const isWhole =
      models.length === own.length &&
      !own.some(node => isExtended(node, sources)) &&
      ![...files].some(source => callsAny(source, checker));
    areas.push({ models, files, isWhole });
  }
  return areas;
}

function classesIn(source: tsTypes.SourceFile): tsTypes.ClassDeclaration[] {
  const classes: tsTypes.ClassDeclaration[] = [];
  if (/\bspecificationVersion\b/.test(source.text) && mentionsSdk(source.text))
    walk(source, node => {
      if (ts.isClassDeclaration(node) && isModel(node)) classes.push(node);
    });
  return classes;
}

const memberOf = (node: tsTypes.ClassDeclaration, name: string): tsTypes.ClassElement | undefined =>
  node.members.find(one => staticName(one.name) === name);

function isModel(node: tsTypes.ClassDeclaration): boolean {
  const version = memberOf(node, 'specificationVersion');
  return !!version && isVersion(version) && ['doGenerate', 'doStream'].every(name => memberOf(node, name));
}

const isVersion = (member: tsTypes.ClassElement): member is Model['version'] =>
  ts.isPropertyDeclaration(member) &&
  !!member.initializer &&
  ts.isStringLiteralLike(inward(member.initializer)) &&
  (inward(member.initializer) as tsTypes.StringLiteralLike).text === 'v1';

/** The model that a class is; undefined where part of it is elsewhere, or decides about URLs by a function. */
function modelOf(node: tsTypes.ClassDeclaration): Model | undefined {
  const [version, generate, stream] = ['specificationVersion', 'doGenerate', 'doStream'].map(name =>
    memberOf(node, name),
  );
  const isPart = node.heritageClauses?.some(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  if (isPart || memberOf(node, 'supportedUrls') || memberOf(node, 'supportsUrl')) return undefined;
  if (!version || !isVersion(version) || !generate || !stream) return undefined;
  return isMethod(generate) && isMethod(stream) ? { node, version, generate, stream } : undefined;
}

const isMethod = (member: tsTypes.ClassElement): member is tsTypes.MethodDeclaration =>
  ts.isMethodDeclaration(member) && member.body !== undefined;

/** Whether a class of the program extends one of that name, and may have methods in its place. */
function isExtended({ name }: tsTypes.ClassDeclaration, sources: readonly tsTypes.SourceFile[]): boolean {
  const pattern = name && new RegExp(`\\bextends\\s+(?:[\\w$]+\\.)?${name.text.replaceAll('$', '\\$')}(?![\\w$])`);
  return !pattern || sources.some(({ text }) => pattern.test(text));
}

/** Whether a file calls a model as V1 is called, whichever it is. */
const callsAny = (source: tsTypes.SourceFile, checker: tsTypes.TypeChecker): boolean =>
  /\.do(?:Generate|Stream)\b/.test(source.text) &&
  someNode(
    source,
    node =>
      ts.isPropertyAccessExpression(node) &&
      /^do(?:Generate|Stream)$/.test(node.name.text) &&
      ownersOfSymbol(checker.getSymbolAtLocation(node.name)).length > 0,
  );

/** Which files import each other, of those that may be about models alone. */
function tiesOf(
  sources: readonly tsTypes.SourceFile[],
  checker: tsTypes.TypeChecker,
): Map<tsTypes.SourceFile, tsTypes.SourceFile[]> {
  const ties = new Map(sources.map(source => [source, [] as tsTypes.SourceFile[]]));
  for (const source of sources) {
    for (const specifier of specifiersOf(source)) {
      const imported = checker.getSymbolAtLocation(specifier)?.declarations?.find(ts.isSourceFile);
      if (!imported || !ties.has(imported)) continue;
      ties.get(source)!.push(imported);
      ties.get(imported)!.push(source);
    }
  }
  return ties;
}

const specifiersOf = ({ statements }: tsTypes.SourceFile): tsTypes.Expression[] =>
  statements.flatMap(one =>
    (ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) && one.moduleSpecifier ? [one.moduleSpecifier] : [],
  );

/** Whether a file is no middleware, and imports nothing of `ai` but types of V1. */
function isApart(source: tsTypes.SourceFile): boolean {
  if (/Middleware\b|\brequire\(\s*['"]ai['"]|\bimport\(\s*['"]ai['"]/.test(source.text)) return false;
  return source.statements.every(one => {
    if (!ts.isImportDeclaration(one) && !ts.isExportDeclaration(one)) return true;
    if (!one.moduleSpecifier || !/^['"]ai(?:\/rsc)?['"]$/.test(one.moduleSpecifier.getText())) return true;
    const bindings = ts.isImportDeclaration(one) ? one.importClause?.namedBindings : one.exportClause;
    return (
      !!bindings &&
      (ts.isNamedImports(bindings) || ts.isNamedExports(bindings)) &&
      bindings.elements.every(({ name, propertyName }) => NAMES.has((propertyName ?? name).text))
    );
  });
}

// Reads the declarations of an installed SDK generation (or our own) and answers by path: what are the members of this shape?
//
// A path starts at an export and walks on:  generateText(0).onFinish(0).steps[]
//   (i)   parameter i of a function, over all its signatures      .name  a property (over all members of a union)
//   []    element of an array or async iterable                   !      awaited
//   =>    return type                                             ~text  the union members whose `type` or `role` is 'text'
//   <new> parameter 0 of the constructor
// Several paths joined with ' | ' are read as one shape. A path that a generation does not have is simply absent in it.
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';

const { SymbolFlags, TypeFlags } = ts;

// The real packages are read with our standard library too: it has every name that an SDK member's type needs, and loads in no time.
const LIBRARY = fileURLToPath(new URL('../src/sdk/declarations/lib.d.ts', import.meta.url));

export const OPTIONS = {
  noLib: true,
  strict: true,
  skipLibCheck: true,
  allowJs: true,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** A program over real packages. */
export function readPackages(files) {
  return reader(ts.createProgram([LIBRARY, ...files], OPTIONS));
}

/** A program over our declarations, which import nothing but one another. */
export function readDeclarations(files) {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = literals => literals.map(() => ({ resolvedModule: undefined }));
  return reader(ts.createProgram(files, OPTIONS, host));
}

function reader(program) {
  const checker = program.getTypeChecker();
  const any = checker.getAnyType();

  const resolved = symbol => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

  /** name → symbol, of a file that is a module or of an ambient module. */
  function exportsOf(fileOrModule) {
    const file = program.getSourceFile(fileOrModule);
    const module = file
      ? checker.getSymbolAtLocation(file)
      : checker.getAmbientModules().find(m => m.name === `"${fileOrModule}"`);
    if (!module) throw new Error(`not a module: ${fileOrModule}`);
    return new Map(checker.getExportsOfModule(module).map(s => [s.name, resolved(s)]));
  }

  function unions(type, depth = 0) {
    const deeper = t => unions(t, depth + 1);
    if (depth > 5) return [];
    if (type.flags & TypeFlags.TypeParameter) return deeper(checker.getBaseConstraintOfType(type) ?? any);
    if (type.isUnion()) return type.types.flatMap(deeper);
    // A conditional type over a type parameter (generateObject's options) is whatever its branches are.
    if (type.flags & TypeFlags.Conditional)
      return [type.root.node.trueType, type.root.node.falseType].flatMap(node =>
        deeper(checker.getTypeFromTypeNode(node)),
      );
    if (type.isIntersection())
      return [type, ...type.types.filter(t => t.flags & TypeFlags.Conditional).flatMap(deeper)];
    return type.flags & (TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Never) ? [] : [type];
  }

  function awaited(type) {
    return unions(type).flatMap(t => {
      const then = t.getProperty('then');
      if (!then) return [t];
      const first = checker.getTypeOfSymbol(then).getCallSignatures()[0]?.parameters[0];
      return first
        ? unions(checker.getTypeOfSymbol(first)).flatMap(f =>
            f
              .getCallSignatures()
              .flatMap(s => (s.parameters[0] ? awaited(checker.getTypeOfSymbol(s.parameters[0])) : [])),
          )
        : [];
    });
  }

  function elements(type) {
    return unions(type).flatMap(t => {
      const number =
        checker.getIndexTypeOfType(t, ts.IndexKind.Number) ?? checker.getIndexTypeOfType(t, ts.IndexKind.String);
      if (number) return unions(number);
      const parts = t.isIntersection() ? t.types : [t];
      return parts.flatMap(p => checker.getTypeArguments(p).slice(0, 1)).flatMap(t => unions(t));
    });
  }

  const signatures = type => unions(type).flatMap(t => t.getCallSignatures());
  const parameter = (sigs, index) =>
    sigs.flatMap(s => (s.parameters[index] ? unions(checker.getTypeOfSymbol(s.parameters[index])) : []));
  const property = (type, name) => {
    const symbol = checker.getPropertyOfType(checker.getApparentType(type), name);
    return symbol ? [symbol] : [];
  };

  function isLiteral(type, name, value) {
    return property(type, name).some(p => {
      const t = checker.getTypeOfSymbol(p);
      return unions(t).some(u => u.isStringLiteral() && u.value === value);
    });
  }

  /** The types at the end of a path; empty when the generation lacks it. */
  function at(exported, path) {
    return path.split(' | ').flatMap(one => walk(exported, one));
  }

  function walk(exported, path) {
    const [, root, rest] = /^([\w$]+)(.*)$/.exec(path);
    const symbol = exported.get(root);
    if (!symbol) return [];
    let constructs = [];
    let types;
    if (symbol.flags & (SymbolFlags.Class | SymbolFlags.Interface | SymbolFlags.TypeAlias)) {
      types = [checker.getDeclaredTypeOfSymbol(symbol)];
      if (symbol.flags & SymbolFlags.Class) constructs = checker.getTypeOfSymbol(symbol).getConstructSignatures();
    } else {
      types = [checker.getTypeOfSymbol(symbol)];
    }
    types = types.flatMap(t => unions(t));
    for (const [step] of rest.matchAll(/\(\d\)|\.[\w$]+|\[\]|!|=>|~[\w-]+|<new>/g)) {
      if (step === '[]') types = types.flatMap(t => elements(t));
      else if (step === '!') types = types.flatMap(awaited);
      else if (step === '=>') types = types.flatMap(signatures).flatMap(s => unions(s.getReturnType()));
      else if (step === '<new>') types = parameter(constructs, 0);
      else if (step[0] === '(') types = parameter(types.flatMap(signatures), Number(step[1]));
      else if (step[0] === '~')
        types = types.filter(t => isLiteral(t, 'type', step.slice(1)) || isLiteral(t, 'role', step.slice(1)));
      else types = types.flatMap(t => property(t, step.slice(1))).flatMap(p => unions(checker.getTypeOfSymbol(p)));
    }
    return types;
  }

  const scalar =
    TypeFlags.StringLike |
    TypeFlags.NumberLike |
    TypeFlags.BooleanLike |
    TypeFlags.Any |
    TypeFlags.Unknown |
    TypeFlags.VoidLike;

  const foreign = symbol =>
    symbol.declarations?.every(d => /[\\/](lib\.d\.ts$|zod[\\/]|@types[\\/])/.test(d.getSourceFile().fileName));

  /** name → symbol of every member at a path, over all members of a union; what the standard library brings is left out. */
  function members(exported, path) {
    const found = new Map();
    for (const type of at(exported, path)) {
      if (type.flags & scalar) continue;
      for (const p of checker.getPropertiesOfType(type)) {
        if (/^(__|#)/.test(p.name) || foreign(p) || isHidden(p)) continue;
        if (!found.has(p.name) || isNever(found.get(p.name))) found.set(p.name, p);
      }
    }
    for (const [name, symbol] of found) if (isNever(symbol)) found.delete(name);
    return found;
  }

  const isHidden = p =>
    p.declarations?.some(d => ts.getCombinedModifierFlags(d) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));
  const isNever = p => unions(checker.getTypeOfSymbol(p)).length === 0 && !!(p.flags & SymbolFlags.Optional);

  /** The literals of `type` (or `role`) at a path: which variants a union has. */
  function variants(exported, path, name = 'type') {
    const values = new Set();
    for (const t of at(exported, path))
      for (const p of property(t, name))
        for (const u of unions(checker.getTypeOfSymbol(p))) {
          if (u.isStringLiteral()) values.add(u.value);
          else if (u.flags & TypeFlags.TemplateLiteral) values.add(`${u.texts[0]}*`);
        }
    return values;
  }

  function kindOf(symbol) {
    const f = symbol.flags;
    if (f & SymbolFlags.Class) return 'class';
    if (f & (SymbolFlags.NamespaceModule | SymbolFlags.ValueModule) && !(f & SymbolFlags.Function)) return 'namespace';
    if (f & SymbolFlags.Value) return f & SymbolFlags.Type ? 'value+type' : 'value';
    return 'type';
  }

  /** The most type parameters that any declaration or signature of the name takes. */
  function arity(symbol) {
    let most = 0;
    for (const d of symbol.declarations ?? []) most = Math.max(most, d.typeParameters?.length ?? 0);
    if (symbol.flags & SymbolFlags.Value && !(symbol.flags & SymbolFlags.Class))
      for (const s of checker.getTypeOfSymbol(symbol).getCallSignatures())
        most = Math.max(most, s.typeParameters?.length ?? 0);
    return most;
  }

  return { program, checker, exportsOf, at, members, variants, kindOf, arity };
}

/** The generations that a symbol of our declarations claims: its `@in` tag, or all. */
export function generationsOf(symbol) {
  const tags = symbol.getJsDocTags().filter(t => t.name === 'in');
  if (!tags.length) return [4, 5, 6, 7];
  return [
    ...new Set(
      tags.flatMap(
        t =>
          (t.text ?? [])
            .map(p => p.text)
            .join('')
            .match(/\d/g)
            ?.map(Number) ?? [],
      ),
    ),
  ].sort();
}

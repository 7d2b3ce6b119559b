/** Looks through the type of an answer for what JSON drops or breaks, and where that stands. */
import { isShipped } from '../../../src/sdk/symbols.js';
import { inward, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { branchesOf } from '../execute/answers.js';
import type { Execute } from '../execute/execute.js';
import { FUNCTION, type Loss, lossOf, lossOfNumber } from './losses.js';

export interface Fault {
  loss: Loss;
  /** The property in the function that gives the value, else the answer. */
  place: tsTypes.ObjectLiteralElementLike | tsTypes.Expression;
  /** From the answer to the value: `votes[].tally`. */
  path: string;
  /** The rest of it, from the place on. */
  below: string;
  mayBeMissing: boolean;
}

type Spot = Pick<Fault, 'place' | 'path' | 'below'>;

/** Types written by hand do not nest deeper; those of libraries may have no end. */
const DEEPEST = 6;

export function faultsOf(answer: tsTypes.Expression, execute: Execute, checker: tsTypes.TypeChecker): Fault[] {
  const faults: Fault[] = [];
  const open = new Set<tsTypes.Type>();
  const found = (loss: Loss | undefined, spot: Spot, type: tsTypes.Type): void => {
    if (!loss) return;
    faults.push({ loss, ...spot, mayBeMissing: mayBe(type, ts.TypeFlags.Null | ts.TypeFlags.Undefined) });
  };

  const look = (type: tsTypes.Type, spot: Spot): void => {
    for (const part of partsOf(type)) {
      const loss = lossOf(part, checker);
      if (loss) found(loss === FUNCTION && isDeclared(spot) ? undefined : loss, spot, type);
      else if (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) lookInside(part, spot);
    }
  };

  const lookInside = (type: tsTypes.Type, spot: Spot): void => {
    if (open.has(type) || open.size > DEEPEST || checker.getPropertyOfType(type, 'toJSON')) return;
    open.add(type);
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      for (const element of new Set(checker.getTypeArguments(type as tsTypes.TypeReference)))
        look(element, below(spot, '[]'));
    } else if (!isShippedType(type)) {
      const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
      if (values) look(values, below(spot, '[key]'));
      for (const property of checker.getPropertiesOfType(type)) lookAt(property, spot);
    }
    open.delete(type);
  };

  const lookAt = (property: tsTypes.Symbol, spot: Spot): void => {
    // What a class declares on its prototype is no part of its JSON.
    if (property.flags & (ts.SymbolFlags.Accessor | ts.SymbolFlags.Method)) return;
    const type = checker.getTypeOfSymbolAtLocation(property, answer);
    if (isOpaque(type)) return;
    const at = below(spot, spot.path ? `.${property.name}` : property.name);
    const given = property.valueDeclaration;
    if (!given || !isEntry(given) || !ts.findAncestor(given, node => node === execute)) return look(type, at);
    const here = { place: given, path: at.path, below: '' };
    for (const value of branchesOf(propertyValue(given)!)) found(lossOfNumber(inward(value)), here, type);
    look(type, here);
  };

  const type = checker.getAwaitedType(checker.getTypeAtLocation(answer));
  const top = { place: answer, path: '', below: '' };
  found(lossOfNumber(inward(answer)), top, checker.getTypeAtLocation(answer));
  if (type) look(type, top);
  return faults;
}

/** The language's own, and results of the SDK. `Record<…>` and the like are made of the project's types. */
const isShippedType = ({ symbol }: tsTypes.Type): boolean =>
  symbol !== undefined &&
  (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0 &&
  (symbol.declarations ?? []).every(isShipped);

/** A function among the members of a type says what the object can do, not that it was meant to be sent. */
const isDeclared = ({ place, path }: Spot): boolean => path !== '' && !isEntry(place);

const below = (spot: Spot, step: string): Spot => ({ ...spot, path: spot.path + step, below: spot.below + step });

const isEntry = (node: tsTypes.Node): node is tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

/** What a mock of a language model answers, where all of it is written at the mock. */
import { inward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** The `data` of the files that the mock answers; undefined where an answer cannot be seen, or depends on the prompt. */
export function answeredFiles({ arguments: given }: tsTypes.NewExpression): tsTypes.Expression[] | undefined {
  const options = given?.[0] && inward(given[0]);
  if (!options) return [];
  if (!ts.isObjectLiteralExpression(options) || options.properties.some(ts.isSpreadAssignment)) return undefined;
  const answers = ['doGenerate', 'doStream'].flatMap(name => {
    const property = propertyNamed(options, name);
    return property ? answersOf(property) : [];
  });
  const parts = answers.map(answer => answer && partsOf(answer));
  return all(parts.map(list => list && all(list.map(filesOf))?.flat()))?.flat();
}

/** The result literals of an option: one, a list of them, or what a function gives that takes nothing. */
function answersOf(property: tsTypes.ObjectLiteralElementLike): (tsTypes.Expression | undefined)[] {
  const value = propertyValue(property);
  const answer = value ? inward(value) : ts.isMethodDeclaration(property) ? property : undefined;
  if (!answer) return [undefined];
  if (ts.isArrayLiteralExpression(answer)) return [...answer.elements];
  if (!ts.isArrowFunction(answer) && !ts.isFunctionExpression(answer) && !ts.isMethodDeclaration(answer))
    return [answer];
  const { body, parameters } = answer;
  if (!body || parameters.length > 0) return [undefined];
  if (!ts.isBlock(body)) return [body];
  const [only] = body.statements;
  return [body.statements.length === 1 && only && ts.isReturnStatement(only) ? only.expression : undefined];
}

/** The parts of `content`, or the chunks of `stream`. */
function partsOf(answer: tsTypes.Expression): readonly tsTypes.Expression[] | undefined {
  const literal = inward(answer);
  if (!ts.isObjectLiteralExpression(literal) || literal.properties.some(ts.isSpreadAssignment)) return undefined;
  const content = propertyValue(propertyNamed(literal, 'content'));
  if (content) return elementsOf(content);
  const stream = propertyValue(propertyNamed(literal, 'stream'));
  const call = stream && inward(stream);
  if (!call || !ts.isCallExpression(call)) return undefined;
  const given = call.arguments[0] && inward(call.arguments[0]);
  if (/convertArrayToReadableStream$/.test(call.expression.getText())) return given && elementsOf(given);
  const chunks =
    /simulateReadableStream$/.test(call.expression.getText()) && given && ts.isObjectLiteralExpression(given)
      ? propertyValue(propertyNamed(given, 'chunks'))
      : undefined;
  return chunks && elementsOf(chunks);
}

function elementsOf(list: tsTypes.Expression): readonly tsTypes.Expression[] | undefined {
  const array = inward(list);
  return ts.isArrayLiteralExpression(array) && !array.elements.some(ts.isSpreadElement) ? array.elements : undefined;
}

/** The `data` of a part that is a file; undefined for a part whose type cannot be seen. */
function filesOf(part: tsTypes.Expression): tsTypes.Expression[] | undefined {
  const literal = inward(part);
  if (!ts.isObjectLiteralExpression(literal) || literal.properties.some(ts.isSpreadAssignment)) return undefined;
  const type = propertyValue(propertyNamed(literal, 'type'));
  const kind = type && inward(type);
  if (!kind || !ts.isStringLiteralLike(kind)) return undefined;
  if (kind.text !== 'file') return [];
  const data = propertyValue(propertyNamed(literal, 'data'));
  return data && !ts.isObjectLiteralExpression(inward(data)) ? [data] : undefined;
}

/** The values, where each is known. */
function all<T>(values: readonly (T | undefined)[]): T[] | undefined {
  const known = values.filter(value => value !== undefined);
  return known.length === values.length ? known : undefined;
}

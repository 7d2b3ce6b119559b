/** What is said of the values at one place that JSON drops or breaks. */
import { inward, isNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { Remark } from '../../../src/transform.js';
import { shortText } from '../execute/text.js';
import type { Fault } from './faults.js';
import { ERROR, FUNCTION, NO_NUMBER } from './losses.js';

export function remarkOn(faults: readonly [Fault, ...Fault[]]): Remark {
  const fault = faults.find(({ loss }) => loss.severity === 'error') ?? faults[0];
  const others = new Set(faults.filter(({ path }) => path !== fault.path).map(({ path }) => `\`${path}\``));
  const more = others.size > 0 ? ` JSON cannot carry ${[...others].join(', ')} either.` : '';
  return {
    message: `${nameOf(fault)} is ${fault.loss.is}: ${fault.loss.becomes}.${more}`,
    remedy: remedyFor(fault),
    severity: fault.loss.severity ?? 'warning',
  };
}

/** As it stands in the output, else as it stands in the code. */
const nameOf = ({ path, place }: Fault): string =>
  path !== '' ? `\`${path}\` of the output` : `The output \`${shortText(place)}\``;

function remedyFor(fault: Fault): string {
  const { loss, place, below, path } = fault;
  if (path === '' && loss.stream) return STREAM;
  if (!loss.instead) return inWords(fault);
  const value = valueAt(place);
  const write = (code: string): string =>
    ts.isObjectLiteralElementLike(place) ? `Write \`${place.name!.getText()}: ${code}\`.` : `Return \`${code}\`.`;
  if (below === '') return write(fill(fault, value));
  if (below === '[]' && loss.instead === 'await $') return write(`await Promise.all(${value.text})`);
  if (below === '[]')
    return write(
      `${value.isWhole ? value.text : `(${value.text})`}.map(item => ${fill(fault, { text: 'item', isWhole: true })})`,
    );
  const last: Value = { text: path.match(/(?:^|\.)(\w+)$/)?.[1] ?? 'value', isWhole: true };
  return `Convert \`${path}\` before it is returned, with \`${fill(fault, last)}\`.`;
}

const STREAM =
  'Write `async function*` and `yield*` it, or take `async` off: the SDK reads a stream that `execute` gives, and none that it promises.';

function inWords({ loss, place }: Fault): string {
  if (loss === ERROR) return "Return a code of your own, such as `error: 'lookup_failed'`, and log the error.";
  if (loss === FUNCTION) return `Leave \`${shortText(place)}\` out, or return what it gives.`;
  if (loss === NO_NUMBER) return 'Write `null` there, or a text that tells the model why there is no number.';
  return 'Return a plain object or a list with what the model needs of it.';
}

/** What is done with the value reads a member of it, or binds more tightly than what it may be made of. */
const NEEDS_PARENTHESES = /\$[.?]|\$ |await \$/;

function fill({ loss, mayBeMissing }: Fault, value: Value): string {
  const code = mayBeMissing ? loss.orNothing! : loss.instead!;
  const text = value.isWhole || !NEEDS_PARENTHESES.test(code) ? value.text : `(${value.text})`;
  return code.replaceAll('$', () => text);
}

interface Value {
  text: string;
  /** Whether more code can follow without parentheses. */
  isWhole: boolean;
}

function valueAt(place: Fault['place']): Value {
  const node = inward(ts.isObjectLiteralElementLike(place) ? propertyValue(place)! : place);
  const text = shortText(node);
  const isWhole =
    isNamed(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isLiteralExpression(node) ||
    ts.isElementAccessExpression(node);
  return { text, isWhole: isWhole || text === '…' };
}

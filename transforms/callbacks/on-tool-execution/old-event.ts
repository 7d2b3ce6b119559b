/** The event in the form of 6, for a type of the project that names its members. */
import { indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { usesTrailingCommas } from '../../../src/edit/style.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { expression, FIELDS, type Field } from './fields.js';
import { DURATION, LOST, STEP } from './names.js';

/** Members that 7 has in another form. */
export const MADE = [STEP, DURATION, ...FIELDS];

/** Whether a type of the project names one of them. */
export const isOwn = (type: tsTypes.Type, { checker }: Context): boolean =>
  MADE.some(name => propertyOf(checker, type, name).foreign.length > 0);

/**
 * What has to stand behind `...event`, with a line break where one may be; undefined where that cannot be told.
 * @param stepNumber asked for the variable that holds it, where the type names it
 */
export function oldMembers(
  event: string,
  at: tsTypes.Node,
  type: tsTypes.Type,
  stepNumber: () => string | undefined,
  context: Context,
): string[] | undefined {
  const isNamed = (name: string): boolean => propertyOf(context.checker, type, name).foreign.length > 0;
  if ([...LOST, 'experimental_context'].some(isNamed)) return undefined;
  const step = isNamed(STEP) ? stepNumber() : undefined;
  if (isNamed(STEP) && !step) return undefined;
  return [
    ...(step ? [step === STEP ? STEP : `${STEP}: ${step}`] : []),
    ...(isNamed(DURATION) ? [`${DURATION}: ${event}.toolExecutionMs`] : []),
    ...outcome(`${event}.toolOutput`, FIELDS.filter(isNamed), at),
  ];
}

function outcome(toolOutput: string, fields: readonly Field[], at: tsTypes.Node): string[] {
  const [field] = fields;
  if (!field) return [];
  if (fields.length === 1) return [`${field}: ${expression({ field, toolOutput, isNarrowed: false }, at)}`];
  const branch = (success: boolean, value: Field): string => {
    const members = [
      ...(fields.includes('success') ? [`success: ${success}`] : []),
      ...(fields.includes(value) ? [`${value}: ${toolOutput}.${value}`] : []),
    ];
    return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
  };
  const test = expression({ field: 'success', toolOutput, isNarrowed: false }, at);
  return [`...(${test}\n? ${branch(true, 'output')}\n: ${branch(false, 'error')})`];
}

/** A copy of the event with the members. */
export function oldEvent(event: string, members: readonly string[], at: tsTypes.Node): string {
  const source = at.getSourceFile();
  if (members.every(member => !member.includes('\n'))) return `{ ...${event}, ${members.join(', ')} }`;
  const unit = indentUnit(source.text);
  const line = lineEnding(source.text) + indentAt(source.text, at.getStart());
  const elements = [`...${event}`, ...members].map(member => line + unit + member.replaceAll('\n', line + unit + unit));
  return `{${elements.join(',')}${usesTrailingCommas(source) ? ',' : ''}${line}}`;
}

/** The members as elements behind one that stands in a literal. */
export function besideSpread(members: readonly string[], spread: tsTypes.Node): string {
  const { text } = spread.getSourceFile();
  const start = spread.getStart();
  if (!startsLine(text, start)) return members.map(onOneLine).join(', ');
  const line = lineEnding(text) + indentAt(text, start);
  return members.map(member => member.replaceAll('\n', line + indentUnit(text))).join(`,${line}`);
}

const onOneLine = (member: string): string => member.replaceAll('\n', ' ');

import { guide7 } from '../../src/guides.js';
import { expectedType } from '../../src/sdk/expected.js';
import { type Owner, ownersOfSymbol } from '../../src/sdk/symbols.js';
import { outward, propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, meansAny } from '../../src/transform.js';

/** A member that each result has from the first, by which its literals are found. */
const MEMBERS = [
  ...['GenerateTextResult', 'StreamTextResult', 'StepResult', 'GenerateObjectResult'].map(
    type => `${type}.finishReason`,
  ),
  'EmbedResult.embedding',
  'EmbedManyResult.embeddings',
];

/** What other transforms write in place of a member of an old generation. */
const WRITTEN: Readonly<Record<string, string>> = { output: 'experimental_output', reasoningText: 'reasoning' };

export const writtenResults = defineTransform({
  id: 'written-results',
  title: 'Results that are written out lack members of 7',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['finishReason', 'embedding', 'embeddings'],
  why: 'A result of 7 has more members than those before, and its type wants all of them of an object that stands for one, as in a test.',
  keeps: ['objects that are cast to a result, or are part of one'],
  before: 'const result: StepResult<ToolSet> = { text, content, finishReason, … };',
  after: 'const result: StepResult<ToolSet> = { text, content, finishReason, … }; // reported',
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit(use, context) {
    if (use.form !== 'option' || context.generation === null || !meansAny(use, MEMBERS)) return;
    const missing = isCast(use.literal) ? [] : missingIn(use, context);
    const [first] = missing;
    if (!first) return;
    context.report(use.literal, {
      message: `In 7 a \`${first.type}\` also has ${missing.map(({ member }) => `\`${member}\``).join(', ')}, which this one lacks.`,
      remedy: `Add ${missing.length > 1 ? 'them' : 'it'}, with the values of the case that is meant; or cast the object where nothing reads ${missing.length > 1 ? 'them' : 'it'}.`,
      severity: 'error',
    });
  },
});

/** The members that came after the generation of the code, where all others are there. */
function missingIn({ literal, name }: OptionUse, context: Context): Owner[] {
  const { checker, generation } = context;
  const expected = expectedType(checker, literal);
  const type = expected && checker.getNonNullableType(expected);
  if (!type || type.isUnion() || ownersOfSymbol(checker.getPropertyOfType(type, name)).length === 0) return [];
  const given = checker.getTypeAtLocation(literal);
  const lacking = checker
    .getPropertiesOfType(type)
    .filter(member => !(member.flags & ts.SymbolFlags.Optional) && !isGiven(member.name, given, context))
    .flatMap(ownersOfSymbol);
  const isComplete = lacking.every(owner => !owner.in.includes(generation!));
  return isComplete ? lacking.filter(owner => owner.in.includes(7) && !isWritten(owner, literal)) : [];
}

function isGiven(name: string, given: tsTypes.Type, { checker }: Context): boolean {
  const member = checker.getPropertyOfType(given, name);
  return member !== undefined && !(member.flags & ts.SymbolFlags.Optional);
}

const isWritten = ({ member }: Owner, literal: tsTypes.ObjectLiteralExpression): boolean =>
  WRITTEN[member] !== undefined && propertyNamed(literal, WRITTEN[member]) !== undefined;

/** A cast takes an object that has only some of the members. */
function isCast(literal: tsTypes.ObjectLiteralExpression): boolean {
  for (let at: tsTypes.Node = literal; at !== outward(literal); at = at.parent)
    if (ts.isAsExpression(at.parent) || ts.isTypeAssertionExpression(at.parent)) return true;
  return false;
}

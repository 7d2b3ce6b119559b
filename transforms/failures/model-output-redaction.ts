import { accessName, inward, isRest, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { modelOutputOf } from './execute/answers.js';
import { toolRun } from './execute/execute.js';

export const modelOutputRedaction = defineTransform({
  id: 'model-output-redaction',
  title: '`toModelOutput` hides from the model only',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['execute'],
  why: '`toModelOutput` changes what the model reads, and nothing else: the stream to the browser, `toolResults` and telemetry get the output as `execute` returned it. Under 7 it is also not called when `execute` throws. What nobody is to see must not be in the output.',
  keeps: [
    'a `toModelOutput` that picks some members of the output, to be short',
    'one that gives the output another form',
    'members that `execute` leaves out itself',
  ],
  before: `const user = tool({
  inputSchema,
  execute: async ({ id }) => users.find(id), // the browser gets the passwordHash
  toModelOutput: ({ output: { passwordHash, ...rest } }) => ({ type: 'json', value: rest }),
});`,
  after: `const user = tool({
  inputSchema,
  execute: async ({ id }) => {
    const { passwordHash, ...rest } = await users.find(id);
    return rest;
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#multi-modal-tool-results',
  visit(use, context) {
    const run = toolRun(use, context);
    const property = run && modelOutputOf(run.tool);
    const shape = property && context.uses.origins.functionIn(property);
    if (!shape || told.has(shape)) return;
    told.add(shape);
    for (const { place, name } of hiddenIn(shape)) {
      context.report(place, {
        message: `\`${name}\` is hidden from the model only: the stream to the browser, \`toolResults\` and telemetry get it as \`execute\` returns it.`,
        remedy: `Leave \`${name}\` out of what \`execute\` returns, if nobody is to see it.`,
      });
    }
  },
});

/** A function may serve several tools. */
const told = new WeakSet<tsTypes.Node>();

interface Hidden {
  place: tsTypes.Node;
  name: string;
}

/** Secrets that are taken out of what goes on, or anything that is masked. What is only left out may be too long. */
function hiddenIn(shape: tsTypes.Node): Hidden[] {
  const found: Hidden[] = [];
  const add = (place: tsTypes.Node, name: string | undefined): void => {
    if (name !== undefined) found.push({ place, name });
  };
  walk(shape, node => {
    if (ts.isBindingElement(node) && isLeftOut(node)) add(node, memberOf(node));
    else if (ts.isDeleteExpression(node) && SECRET.test(accessName(node.expression) ?? ''))
      add(node, accessName(node.expression));
    else if (ts.isPropertyAssignment(node) && isMask(node.initializer)) add(node, staticName(node.name));
  });
  return found;
}

const SECRET =
  /passw|passphrase|secret|credential|(?:api|private)_?key|^token$|(?:access|refresh|auth|session)_?token|^(?:ssn|cvv|iban)$/i;

const memberOf = ({ propertyName, name }: tsTypes.BindingElement): string | undefined =>
  staticName(propertyName ?? name);

/** `{ password, ...rest }` */
function isLeftOut(element: tsTypes.BindingElement): boolean {
  const isBesideRest = ts.isObjectBindingPattern(element.parent) && element.parent.elements.some(isRest);
  return isBesideRest && !isRest(element) && SECRET.test(memberOf(element) ?? '');
}

/** `'[redacted]'`, `'***'` */
function isMask(value: tsTypes.Expression): boolean {
  const node = inward(value);
  return ts.isStringLiteralLike(node) && /^\W*(?:redacted|hidden|masked|\*{2,}|x{3,})\W*$/i.test(node.text);
}

/** Options of 4 that come to the hook by another way than its literal: in a wrapper of the project, by a spread. */
import { outward } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { literalOf } from './request.js';

const TRANSPORT = 'Pass it to `new DefaultChatTransport({ … })`, which the hook takes as `transport`.';

/** What the hook of 7 does not take, and what to do. */
export const REMOVED: Readonly<Record<string, string>> = {
  api: TRANSPORT,
  headers: TRANSPORT,
  body: TRANSPORT,
  credentials: TRANSPORT,
  fetch: TRANSPORT,
  experimental_prepareRequestBody: `${TRANSPORT} There it is \`prepareSendMessagesRequest\`.`,
  onResponse: 'Pass a `fetch` to the transport that calls it.',
  streamProtocol: 'Pass a `TextStreamChatTransport` for text.',
  initialMessages: 'Write `messages`.',
  initialInput: 'Begin the state of the input with it.',
  maxSteps: 'Write `sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls`.',
  sendExtraMessageFields: 'Take it out: messages are always sent whole.',
  keepLastMessageOnError: 'Take it out: the message is always kept.',
};

/** An option that is named beside the calls of the hook: a property of a wrapper's own options. */
export function reportRemoved(use: Use, context: Context): void {
  if (use.form === 'option') {
    const isCalled = use.takers.length > 0 && use.takers.every(at => isOptions(at, use.literal, context));
    if (use.direct || isCalled || use.name === 'maxSteps') return;
  } else if (use.form !== 'read' && use.form !== 'pattern' && use.form !== 'mention') return;
  if (use.form === 'mention' && isOmitted(use.node)) return;
  context.report(use.key, {
    message: `The options of a chat have no \`${use.name}\` in 7.`,
    remedy: REMOVED[use.name]!,
    severity: 'error',
  });
}

/** `Omit<Options, 'fetch'>`, which 7 takes as it is. */
const isOmitted = (mention: tsTypes.Node): boolean => {
  const type = ts.findAncestor(mention, ts.isTypeReferenceNode);
  return type?.typeName.getText() === 'Omit';
};

const isOptions = (at: tsTypes.Node, literal: tsTypes.Node, context: Context): boolean =>
  ts.isExpression(at) && ts.isCallExpression(outward(at).parent) && literalOf(at, context) === literal;

/** Options that are spread into those of the hook. */
export function reportSpread(options: tsTypes.ObjectLiteralExpression, context: Context): void {
  const { checker } = context;
  for (const property of options.properties) {
    if (!ts.isSpreadAssignment(property)) continue;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(property.expression));
    // What `maxSteps` did is told by the transform of that name.
    const names = Object.keys(REMOVED).filter(
      name => name !== 'maxSteps' && (isOpaque(type) || checker.getPropertyOfType(type, name)),
    );
    if (names.length === 0) continue;
    context.report(property, {
      message: `What is spread here may bring ${names.map(name => `\`${name}\``).join(', ')}, which \`useChat\` of 7 does not take.`,
      remedy: 'Take them out of it, and give those for the server to the `transport`.',
      severity: 'error',
    });
  }
}

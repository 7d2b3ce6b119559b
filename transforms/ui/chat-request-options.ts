import { guide5 } from '../../src/guides.js';
import { defineTransform, meansAny } from '../../src/transform.js';
import { settledKeys } from './use-chat/files.js';

/** What 7 ignores in the options of a request, and what to write. */
const REMEDIES: Readonly<Record<string, string>> = {
  data: 'Send it in `body`, or as `metadata` of the message.',
  experimental_attachments:
    'Send the files as `files` of the message, `sendMessage({ text, files })`: a `FileList`, or parts `{ type: "file", url, mediaType }`.',
  allowEmptySubmit: 'Take it out: `sendMessage` sends what it is given.',
};

export const chatRequestOptions = defineTransform({
  id: 'chat-request-options',
  title: 'Options of a chat request that are gone are reported',
  kind: 'silent',
  from: [4],
  words: Object.keys(REMEDIES),
  why: 'The options of a request hold `headers`, `body` and `metadata` in 7. Other keys do not compile, and through a variable they are ignored: the server does not get the files and the data.',
  keeps: ['all code: it is reported', '`data` of other options and of your own types'],
  before: 'const options: ChatRequestOptions = { data: { plan } };',
  after: 'const options: ChatRequestOptions = { data: { plan } }; // reported',
  docs: guide5('chat-request-options-changes'),
  visit(use, context) {
    if (!meansAny(use, [`ChatRequestOptions.${use.name}`]) || settledKeys.has(use.key)) return;
    context.report(use.key, {
      message: `The options of a chat request have no \`${use.name}\` in 7.`,
      remedy: REMEDIES[use.name]!,
      severity: 'error',
    });
  },
});

import { guide5 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const dataStreamOptions = renameMember({
  id: 'data-stream-options',
  title: 'Options of what is sent to a client have new names',
  kind: 'silent',
  from: [4],
  members: [
    'DataStreamOptions.getErrorMessage',
    'DataStreamOptions.experimental_sendFinish',
    'DataStreamOptions.experimental_sendStart',
  ],
  to: {
    getErrorMessage: 'onError',
    experimental_sendFinish: 'sendFinish',
    experimental_sendStart: 'sendStart',
  },
  why: 'Under 7 the old names are ignored: the client is told “An error occurred.” instead of your text, and every stream sends its start and its end.',
  keeps: ['`getErrorMessage` of your own functions and of other packages'],
  before: 'return result.toDataStreamResponse({ getErrorMessage: describe });',
  after:
    'return createUIMessageStreamResponse({\n  stream: toUIMessageStream({ stream: result.stream, sendReasoning: false, onError: describe }),\n});',
  docs: guide5('error-handling-geterrormessage--onerror'),
});

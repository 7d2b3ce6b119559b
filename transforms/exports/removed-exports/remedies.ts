/** What to write instead of an export that is gone. */
const ASSISTANTS =
  'The Assistants API of OpenAI has no counterpart in the SDK. Call a model of `openai.responses()` with `streamText`, or talk to the API with the package `openai`.';
const VALIDATORS =
  'Make a schema of it: `jsonSchema(…, { validate })`, `zodSchema(…)` or `lazySchema(() => …)`; `asSchema` takes any of them, `safeValidateTypes` checks a value.';
const FACTORIES =
  'Use `createProviderDefinedToolFactory` for a tool that your code executes, `createProviderExecutedToolFactory` for one that the provider does, and the types that go with them.';
const SERVERS =
  'Make one with `createTestServer({ [url]: { response } })` of `@ai-sdk/test-server/with-vitest`, and read its `calls`.';
const PARTS = 'Read `message.parts`: every message has it under 7, and what it holds is typed there.';

export const REMOVED: Readonly<Record<string, string>> = {
  ChatRequest:
    'Declare the type in your code: a `ChatTransport` of 7 takes `{ chatId, messages, trigger, messageId, abortSignal }`.',
  UseChatOptions: 'Use `ChatInit` of `ai`, or `UseChatOptions` of the package for your framework.',
  AssistantResponse: ASSISTANTS,
  AssistantMessage: ASSISTANTS,
  AssistantStatus: ASSISTANTS,
  AssistantStreamPart: ASSISTANTS,
  DataMessage: ASSISTANTS,
  UseAssistantOptions: ASSISTANTS,
  useAssistant: ASSISTANTS,
  formatAssistantStreamPart: ASSISTANTS,
  parseAssistantStreamPart: ASSISTANTS,
  processAssistantStream: ASSISTANTS,
  LogProbs:
    'Declare the type in your code. The log probabilities are in the metadata of the provider: `result.finalStep.providerMetadata?.openai?.logprobs`.',
  appendResponseMessages:
    'Let the stream for the user interface put the messages together: `toUIMessageStream({ stream: result.stream, originalMessages: messages, generateMessageId, onEnd: ({ messages }) => save(messages) })`, in place of `onFinish` of `streamText`.',
  callChatApi: 'Use `AbstractChat`, or the `sendMessages` of a `DefaultChatTransport`.',
  extractMaxToolInvocationStep: PARTS,
  fillMessageParts: PARTS,
  getMessageParts: PARTS,
  isAssistantMessageWithCompletedToolCalls:
    'Use `lastAssistantMessageIsCompleteWithToolCalls({ messages })` of `ai`, which looks at the last message of a list.',
  prepareAttachmentsForRequest: 'Use `convertFileListToFileUIParts(files)` of `ai`, which makes parts of a message.',
  shouldResubmitMessages:
    'Give the chat `sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls`, and let a number of yours end it.',
  updateToolCallResult: 'Use `addToolOutput({ tool, toolCallId, output })` of the chat.',
  Validator: VALIDATORS,
  isValidator: VALIDATORS,
  standardSchemaValidator: VALIDATORS,
  validator: VALIDATORS,
  validatorSymbol: VALIDATORS,
  EventSourceChunk: 'Use `EventSourceMessage` of `@ai-sdk/provider-utils`.',
  createEventSourceParserStream: 'Use `parseJsonEventStream({ stream, schema })`, or `new EventSourceParserStream()`.',
  createJsonStreamResponseHandler:
    'Use `createEventSourceResponseHandler(schema)` for server-sent events, else read `response.body` yourself.',
  withTestServer: SERVERS,
  describeWithTestServer: SERVERS,
  JsonTestServer: SERVERS,
  StreamingTestServer: SERVERS,
  createProviderToolFactory: FACTORIES,
  createProviderToolFactoryWithOutputSchema: FACTORIES,
  ProviderToolFactory: FACTORIES,
  ProviderToolFactoryWithOutputSchema: FACTORIES,
};

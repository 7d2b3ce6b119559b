// @from 4
// @only mocks
// @findings error:6 error:14 error:18 error:23 error:25 error:28
// @row mock-language-model-v1
import { generateText } from 'ai';
import { MockLanguageModelV1 } from 'ai/test';

const answer = { text: 'Hi', finishReason: 'stop' as const, usage: { promptTokens: 1, completionTokens: 1 }, rawCall: { rawPrompt: null, rawSettings: {} } };
const make = (text: string) => ({ ...answer, text });
console.log(answer.text);

const models = [
  new MockLanguageModelV1({
    doGenerate: async () => make('a'),
  }),
  new MockLanguageModelV1({
    defaultObjectGenerationMode: 'json',
    doGenerate: async () => ({ ...answer, toolCalls: [] }),
  }),
  new MockLanguageModelV1({
    doGenerate: async () => answer,
    // gives the object as the input of a tool
    defaultObjectGenerationMode: 'tool',
  }),
  new MockLanguageModelV1({ supportsUrl: () => true }),
];
const streamed = new MockLanguageModelV1({
  doStream: async () => ({
    rawCall: { rawPrompt: null, rawSettings: {} },
    // by hand
    stream: new ReadableStream({
      start(controller) {
        controller.enqueue({ type: 'text-delta', textDelta: 'a' });
      },
    }),
  }),
});
for (const model of [...models, streamed]) await generateText({ model, prompt: 'Hi' });

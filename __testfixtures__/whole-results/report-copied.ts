// @from 6
// @only whole-results
// @row stream-text-result-shape-json
// @findings info:13 info:14 info:15 warning:16 warning:17 info:21
import { generateText, type LanguageModel, streamText } from 'ai';
import { expect, test } from 'vitest';

declare const model: LanguageModel;

test('answers', async () => {
  const result = await generateText({ model, prompt: 'Hello' });
  expect(result.text).toMatchSnapshot();
  console.log(JSON.stringify(result));
  const copy = { ...result, at: 1 };
  Response.json(result);
  expect(result).toMatchSnapshot();
  expect(await generateText({ model, prompt: 'Hello' })).toEqual(copy);
});

export const stream = () =>
  streamText({ model, prompt: 'Hello', onFinish: event => console.log(JSON.stringify(event)) });

import { defineTransform } from '../../src/transform.js';
import { isDurable, mannerOf, toolRun } from './execute/execute.js';
import { letsErrorsOut } from './execute/failures.js';
import { toolName } from './execute/name.js';
import { handlerFor } from './tool-errors/handler.js';
import { wrapBody } from './tool-errors/write.js';

export const toolErrors = defineTransform({
  id: 'tool-errors',
  title: 'What `execute` throws no longer reaches the model',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'Under 7 whatever `execute` throws is sent to the provider as the result of the tool: host names, SQL, file paths. A `catch` logs it and answers with a code. Where the project counts on the shape of the result, the code is thrown instead.',
  keeps: [
    'a body that cannot throw, or that handles its errors already',
    "a body with `'use step'` or `'use workflow'`, whose errors drive retries",
    '`execute` of other libraries, functions that are referred to, generators and synchronous functions',
  ],
  before: `const getWeather = tool({
  inputSchema,
  execute: async ({ city }) => readStation(city),
});`,
  after: `const getWeather = tool({
  inputSchema,
  execute: async ({ city }) => {
    try {
      return await readStation(city);
    } catch (error) {
      console.error('Tool "getWeather" failed:', error);
      return { ok: false as const, error: 'get_weather_failed', retryable: true };
    }
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    if (context.choices.toolErrors === 'off' || use.form !== 'option') return;
    const { execute, isInline } = toolRun(use, context) ?? {};
    if (!execute || !isInline || mannerOf(execute, context.checker) !== 'async') return;
    if (isDurable(execute) || !letsErrorsOut(execute, context.checker)) return;

    const name = toolName(use.literal, context.uses.references, context.checker);
    if (context.choices.toolErrors === 'report') {
      return context.report(use.key, {
        message: `What \`execute\` of ${name ? `the tool "${name}"` : 'this tool'} throws is sent to the model as text.`,
        remedy: 'Catch it in `execute`, log it, and return or throw a short code; `--tool-errors auto` writes that.',
      });
    }
    const handler = handlerFor(use, execute, name, context);
    context.change(use.key, draft => wrapBody(draft, execute, handler, context.checker));
  },
});

/** OpenAI's chat completions. */
import type { Dialect, Turn } from './server.js';

interface Body {
  messages: { role: string; tool_call_id: string; content: string }[];
}

const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

const calls = ({ toolCalls = [] }: Turn, id: string) =>
  toolCalls.map(({ name, input }, index) => ({
    index,
    id: `call-${id}-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));

const head = (id: string) => ({ id, created: 0, model: 'stand-in' });

const finish = ({ toolCalls }: Turn) => (toolCalls ? 'tool_calls' : 'stop');

export const openai: Dialect = {
  path: '/chat/completions',
  answer(turn, id) {
    const toolCalls = calls(turn, id);
    const message = {
      role: 'assistant',
      content: turn.text ?? null,
      ...(toolCalls.length > 0 ? { tool_calls: toolCalls } : {}),
    };
    return { ...head(id), choices: [{ index: 0, message, finish_reason: finish(turn) }], usage };
  },
  events(turn, id) {
    const chunk = (delta: object, finish_reason: string | null = null) => ({
      data: { ...head(id), choices: [{ index: 0, delta, finish_reason }] },
    });
    return [
      chunk({ role: 'assistant', content: turn.text ?? null }),
      ...calls(turn, id).map(call => chunk({ tool_calls: [call] })),
      chunk({}, finish(turn)),
      { data: { ...head(id), choices: [], usage } },
      { data: '[DONE]' },
    ];
  },
  results: body =>
    (JSON.parse(body) as Body).messages
      .filter(({ role }) => role === 'tool')
      .map(({ tool_call_id, content }) => ({ id: tool_call_id, text: content })),
};

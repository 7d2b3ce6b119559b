/** Anthropic's messages. */
import type { Dialect, Turn } from './server.js';

interface Body {
  messages: { content: string | { type: string; tool_use_id: string; content?: unknown; is_error?: boolean }[] }[];
}

const usage = { input_tokens: 10, output_tokens: 5 };

const blocks = ({ text, toolCalls = [] }: Turn, id: string) => [
  ...(text === undefined ? [] : [{ type: 'text', text } as const]),
  ...toolCalls.map(({ name, input }, index) => ({ type: 'tool_use', id: `call-${id}-${index}`, name, input }) as const),
];

const head = (id: string) => ({ id, type: 'message', role: 'assistant', model: 'stand-in', stop_sequence: null });

const stop = ({ toolCalls }: Turn) => (toolCalls ? 'tool_use' : 'end_turn');

export const anthropic: Dialect = {
  path: '/messages',
  answer: (turn, id) => ({ ...head(id), content: blocks(turn, id), stop_reason: stop(turn), usage }),
  events(turn, id) {
    const event = (type: string, data: object = {}) => ({ event: type, data: { type, ...data } });
    return [
      event('message_start', { message: { ...head(id), content: [], stop_reason: null, usage } }),
      ...blocks(turn, id).flatMap((block, index) => [
        event('content_block_start', { index, content_block: opened(block) }),
        event('content_block_delta', { index, delta: filled(block) }),
        event('content_block_stop', { index }),
      ]),
      event('message_delta', { delta: { stop_reason: stop(turn), stop_sequence: null }, usage }),
      event('message_stop'),
    ];
  },
  results: body =>
    (JSON.parse(body) as Body).messages
      .flatMap(({ content }) => (typeof content === 'string' ? [] : content))
      .filter(({ type }) => type === 'tool_result')
      .map(({ tool_use_id, content, is_error = false }) => ({
        id: tool_use_id,
        text: typeof content === 'string' ? content : JSON.stringify(content),
        isError: is_error,
      })),
};

type Block = ReturnType<typeof blocks>[number];

const opened = (block: Block): object => (block.type === 'text' ? { ...block, text: '' } : { ...block, input: {} });

const filled = (block: Block): object =>
  block.type === 'text'
    ? { type: 'text_delta', text: block.text }
    : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) };

/** What the module does that stands in for the types of V1: its calls of a model are those of 4. */
import { describe, expect, test } from 'vitest';
import { load, ts } from '../src/sdk/typescript.js';
import { typescript } from '../transforms/providers/v1-models/text.js';

await load();
const { outputText } = ts.transpileModule(typescript(), { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
const { generateAsV4, streamAsV4 } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const user = { role: 'user', content: [{ type: 'text', text: 'Hi' }] };
const answer = { finishReason: 'stop', usage: { promptTokens: 1, completionTokens: 2 }, rawCall: {} };

async function generate(options: object, result: object = {}, model: object = {}) {
  const calls: Record<string, unknown>[] = [];
  const doGenerateV1 = async (call: Record<string, unknown>) => {
    calls.push(call);
    return { ...answer, ...result };
  };
  const given = await generateAsV4({ ...model, doGenerateV1 }, { prompt: [user], ...options });
  return { given, call: calls[0]! };
}

async function stream(chunks: object[], options: object = {}, model: object = {}): Promise<object[]> {
  const doStreamV1 = async () => ({ stream: ReadableStream.from(chunks), rawCall: {} });
  const { stream } = await streamAsV4({ ...model, doStreamV1 }, { prompt: [user], ...options });
  const given: object[] = [];
  for await (const chunk of stream as ReadableStream<object>) given.push(chunk);
  return given;
}

const schema = { type: 'object' };
const object = { responseFormat: { type: 'json', schema } };
const tool = { type: 'function', name: 'f', inputSchema: schema };

describe('a call', () => {
  test('of text has no tools where there are none', async () => {
    const { call } = await generate({ toolChoice: { type: 'auto' }, maxOutputTokens: 5, providerOptions: { own: {} } });
    expect(call).toMatchObject({
      inputFormat: 'prompt',
      mode: { type: 'regular' },
      prompt: [user],
      maxTokens: 5,
      providerMetadata: { own: {} },
    });
    expect(call.mode).not.toHaveProperty('toolChoice');
  });

  test('has tools in its mode', async () => {
    const { call } = await generate({ tools: [tool], toolChoice: { type: 'required' } });
    const tools = [{ type: 'function', name: 'f', parameters: schema }];
    expect(call.mode).toEqual({ type: 'regular', tools, toolChoice: { type: 'required' } });
  });

  test('for an object asks for JSON, and says so where the model knows nothing of schemas', async () => {
    const json = { defaultObjectGenerationMode: 'json' };
    const told = await generate(object, {}, json);
    expect(told.call.mode).toEqual({ type: 'object-json', schema });
    expect(told.call.prompt).toEqual([
      {
        role: 'system',
        content:
          'JSON schema:\n{"type":"object"}\nYou MUST answer with a JSON object that matches the JSON schema above.',
      },
      user,
    ]);
    const { call } = await generate(object, {}, { ...json, supportsStructuredOutputs: true });
    expect(call.prompt).toEqual([user]);
  });

  test('for an object asks for the call of a tool, whose input is the answer', async () => {
    const args = '{"a":1}';
    const toolCalls = [{ toolCallType: 'function', toolCallId: '1', toolName: 'json', args }];
    const result = { toolCalls, finishReason: 'tool-calls' };
    const { call, given } = await generate(object, result, { defaultObjectGenerationMode: 'tool' });
    expect(call.mode).toEqual({
      type: 'object-tool',
      tool: { type: 'function', name: 'json', description: 'Respond with a JSON object.', parameters: schema },
    });
    expect(given).toMatchObject({ content: [{ type: 'text', text: args }], finishReason: { unified: 'stop' } });
  });

  test('has parts of messages as 4 had them', async () => {
    const png = Uint8Array.from([137, 80, 78, 71]);
    const data = (bytes: Uint8Array | string, mediaType: string) => ({
      type: 'file',
      mediaType,
      data: { type: 'data', data: bytes },
    });
    const { call } = await generate({
      prompt: [
        { role: 'user', content: [data(png, 'image/*'), data(Uint8Array.from([1]), 'application/pdf')] },
        {
          role: 'assistant',
          content: [
            { type: 'reasoning', text: 'Hm', providerOptions: { v1: { signature: 's' } } },
            { type: 'reasoning', text: '', providerOptions: { v1: { data: 'd' } } },
            { type: 'tool-call', toolCallId: '1', toolName: 'f', input: { a: 1 } },
          ],
        },
        {
          role: 'tool',
          content: [
            { type: 'tool-result', toolCallId: '1', toolName: 'f', output: { type: 'error-text', value: 'no' } },
            { type: 'tool-approval-response', approvalId: '2', approved: true },
          ],
        },
      ],
    });
    expect(call).toMatchObject({
      inputFormat: 'messages',
      prompt: [
        {
          content: [
            { type: 'image', image: png, mimeType: 'image/png' },
            { type: 'file', data: 'AQ==', mimeType: 'application/pdf' },
          ],
        },
        {
          content: [
            { type: 'reasoning', text: 'Hm', signature: 's' },
            { type: 'redacted-reasoning', data: 'd' },
            { type: 'tool-call', args: { a: 1 } },
          ],
        },
        { content: [{ type: 'tool-result', result: 'no', isError: true }] },
      ],
    });
  });
});

describe('an answer', () => {
  test('becomes content', async () => {
    const { given } = await generate(
      {},
      {
        text: 'A',
        reasoning: [{ type: 'text', text: 'Hm', signature: 's' }],
        finishReason: 'unknown',
        usage: { promptTokens: Number.NaN, completionTokens: 2 },
        rawResponse: { headers: { a: 'b' } },
        response: { id: 'r' },
        warnings: [{ type: 'unsupported-setting', setting: 'topK' }],
      },
    );
    expect(given).toMatchObject({
      content: [
        { type: 'reasoning', text: 'Hm', providerMetadata: { v1: { signature: 's' } } },
        { type: 'text', text: 'A' },
      ],
      finishReason: { unified: 'other' },
      usage: { inputTokens: { total: undefined }, outputTokens: { total: 2 } },
      response: { id: 'r', headers: { a: 'b' } },
      warnings: [{ type: 'unsupported', feature: 'topK' }],
    });
  });

  test('that streams has starts and ends', async () => {
    const call = { toolCallType: 'function', toolCallId: '1', toolName: 'f' };
    const chunks = await stream([
      { type: 'reasoning', textDelta: 'H' },
      { type: 'reasoning-signature', signature: 's' },
      { type: 'text-delta', textDelta: 'A' },
      { type: 'text-delta', textDelta: 'B' },
      { type: 'tool-call-delta', ...call, argsTextDelta: '{}' },
      { type: 'tool-call', ...call, args: '{}' },
      { type: 'finish', finishReason: 'tool-calls', usage: answer.usage },
    ]);
    expect(chunks).toMatchObject([
      { type: 'stream-start', warnings: [] },
      { type: 'reasoning-start', id: '0' },
      { type: 'reasoning-delta', id: '0', delta: 'H' },
      { type: 'reasoning-delta', id: '0', delta: '', providerMetadata: { v1: { signature: 's' } } },
      { type: 'reasoning-end', id: '0' },
      { type: 'text-start', id: '1' },
      { type: 'text-delta', id: '1', delta: 'A' },
      { type: 'text-delta', id: '1', delta: 'B' },
      { type: 'tool-input-start', id: '1', toolName: 'f' },
      { type: 'tool-input-delta', id: '1', delta: '{}' },
      { type: 'tool-input-end', id: '1' },
      { type: 'tool-call', toolCallId: '1', toolName: 'f', input: '{}' },
      { type: 'text-end', id: '1' },
      { type: 'finish', finishReason: { unified: 'tool-calls' } },
    ]);
  });

  test('that streams the input of a tool is text where an object was asked for', async () => {
    const call = { type: 'tool-call-delta', toolCallType: 'function', toolCallId: '1', toolName: 'json' };
    const chunks = await stream(
      [
        { type: 'text-delta', textDelta: 'Here:' },
        { ...call, argsTextDelta: '{"a"' },
        { ...call, argsTextDelta: ':1}' },
      ],
      object,
      { defaultObjectGenerationMode: 'tool' },
    );
    const text = chunks.map(chunk => ('delta' in chunk ? chunk.delta : '')).join('');
    expect(text).toBe('{"a":1}');
    expect(chunks.at(-1)).toMatchObject({ type: 'text-end' });
  });
});

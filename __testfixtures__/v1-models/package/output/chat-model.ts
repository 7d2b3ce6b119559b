// @from 4
// @findings info:27
// @row custom-v1-model
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { toMessages } from './to-messages';
import {
  type LanguageModelV1,
  type LanguageModelV1CallWarning,
  type LanguageModelV1FinishReason,
  type LanguageModelV1StreamPart,
  generateAsV4,
  streamAsV4,
} from './language-model-v1';

interface Reply {
  text: string | null;
  thoughts: { text: string; signature?: string }[];
  calls?: { id: string; name: string; arguments: string }[];
  tokens: [number, number];
}

interface Client {
  post(body: object, signal?: AbortSignal): Promise<Reply>;
  stream(body: object): Promise<ReadableStream<{ text?: string; thought?: string; end?: true }>>;
}

type Options = Parameters<LanguageModelV1['doGenerate']>[0];

export class ChatModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4';
  readonly supportedUrls = {};
  readonly defaultObjectGenerationMode = 'tool';
  readonly supportsImageUrls = false;

  constructor(
    readonly modelId: string,
    private readonly client: Client,
  ) {}

  get provider(): string {
    return 'own.chat';
  }

  private body({ mode, prompt, maxTokens, temperature, providerMetadata }: Options) {
    const settings = { model: this.modelId, max_tokens: maxTokens, temperature, ...providerMetadata?.own };
    const messages = toMessages(prompt);
    switch (mode.type) {
      case 'regular':
        return { ...settings, messages, tools: mode.tools?.map(({ name }) => name) };
      case 'object-json':
        return { ...settings, messages, format: mode.schema };
      case 'object-tool':
        return { ...settings, messages, tools: [mode.tool.parameters] };
    }
  }

  async doGenerateV1(options: Options): Promise<Awaited<ReturnType<LanguageModelV1['doGenerate']>>> {
    const reply = await this.client.post(this.body(options), options.abortSignal);
    const finishReason: LanguageModelV1FinishReason = reply.calls ? 'tool-calls' : 'unknown';
    return {
      text: reply.text ?? undefined,
      reasoning: reply.thoughts.map(thought => ({ type: 'text' as const, ...thought })),
      toolCalls: reply.calls?.map(call => ({
        toolCallType: 'function',
        toolCallId: call.id,
        toolName: call.name,
        args: call.arguments,
      })),
      finishReason,
      usage: { promptTokens: reply.tokens[0], completionTokens: reply.tokens[1] },
      rawCall: { rawPrompt: options.prompt, rawSettings: {} },
      warnings: warningsOf(options),
    };
  }

  doGenerate(options: LanguageModelV4CallOptions) {
    return generateAsV4(this, options);
  }

  async doStreamV1(options: Options): Promise<Awaited<ReturnType<LanguageModelV1['doStream']>>> {
    const chunks = await this.client.stream(this.body(options));
    return {
      stream: chunks.pipeThrough(
        new TransformStream<{ text?: string; thought?: string; end?: true }, LanguageModelV1StreamPart>({
          transform({ text, thought, end }, controller) {
            if (thought) controller.enqueue({ type: 'reasoning', textDelta: thought });
            if (text) controller.enqueue({ type: 'text-delta', textDelta: text });
            if (end)
              controller.enqueue({
                type: 'finish',
                finishReason: 'stop',
                usage: { promptTokens: Number.NaN, completionTokens: 1 },
              });
          },
        }),
      ),
      rawCall: { rawPrompt: options.prompt, rawSettings: {} },
    };
  }

  doStream(options: LanguageModelV4CallOptions) {
    return streamAsV4(this, options);
  }
}

function warningsOf({ topK }: Options): LanguageModelV1CallWarning[] {
  return topK === undefined ? [] : [{ type: 'unsupported-setting', setting: 'topK' }];
}

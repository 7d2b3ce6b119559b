/**
 * What AI SDK 4 called a language model, of specification V1, and how 7 calls one: `generateAsV4` and `streamAsV4` ask it as
 * 4 did, and give what it answers in the form of V4. Write the models for V4 when you next work on them.
 */
import type {
  JSONValue,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FilePart,
  LanguageModelV4FinishReason,
  LanguageModelV4FunctionTool,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
  LanguageModelV4ProviderTool,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4ToolChoice,
  LanguageModelV4ToolResultOutput,
  LanguageModelV4ToolResultPart,
  LanguageModelV4Usage,
  SharedV4Warning,
} from '@ai-sdk/provider';

export type LanguageModelV1ProviderMetadata = Record<string, Record<string, JSONValue>>;
export type LanguageModelV1ObjectGenerationMode = 'json' | 'tool' | undefined;
export type LanguageModelV1ToolChoice = LanguageModelV4ToolChoice;

interface WithMetadata {
  providerMetadata?: LanguageModelV1ProviderMetadata | undefined;
}

export interface LanguageModelV1TextPart extends WithMetadata {
  type: 'text';
  text: string;
}

export interface LanguageModelV1ReasoningPart extends WithMetadata {
  type: 'reasoning';
  text: string;
  signature?: string | undefined;
}

export interface LanguageModelV1RedactedReasoningPart extends WithMetadata {
  type: 'redacted-reasoning';
  data: string;
}

export interface LanguageModelV1ImagePart extends WithMetadata {
  type: 'image';
  image: Uint8Array | URL;
  mimeType?: string | undefined;
}

export interface LanguageModelV1FilePart extends WithMetadata {
  type: 'file';
  data: string | URL;
  mimeType: string;
  filename?: string | undefined;
}

export interface LanguageModelV1ToolCallPart extends WithMetadata {
  type: 'tool-call';
  toolCallId: string;
  toolName: string;
  args: unknown;
}

export interface LanguageModelV1ToolResultPart extends WithMetadata {
  type: 'tool-result';
  toolCallId: string;
  toolName: string;
  result: unknown;
  isError?: boolean | undefined;
  content?:
    | ({ type: 'text'; text: string } | { type: 'image'; data: string; mimeType?: string | undefined })[]
    | undefined;
}

export type LanguageModelV1Message = (
  | { role: 'system'; content: string }
  | { role: 'user'; content: (LanguageModelV1TextPart | LanguageModelV1ImagePart | LanguageModelV1FilePart)[] }
  | {
      role: 'assistant';
      content: (
        | LanguageModelV1TextPart
        | LanguageModelV1FilePart
        | LanguageModelV1ReasoningPart
        | LanguageModelV1RedactedReasoningPart
        | LanguageModelV1ToolCallPart
      )[];
    }
  | { role: 'tool'; content: LanguageModelV1ToolResultPart[] }
) &
  WithMetadata;

export type LanguageModelV1Prompt = LanguageModelV1Message[];

export interface LanguageModelV1FunctionTool {
  type: 'function';
  name: string;
  description?: string | undefined;
  parameters: LanguageModelV4FunctionTool['inputSchema'];
}

export interface LanguageModelV1ProviderDefinedTool {
  type: 'provider-defined';
  id: `${string}.${string}`;
  name: string;
  args: Record<string, unknown>;
}

type Tool = LanguageModelV1FunctionTool | LanguageModelV1ProviderDefinedTool;

interface CallSettings {
  maxTokens?: number | undefined;
  temperature?: number | undefined;
  stopSequences?: string[] | undefined;
  topP?: number | undefined;
  topK?: number | undefined;
  presencePenalty?: number | undefined;
  frequencyPenalty?: number | undefined;
  responseFormat?: LanguageModelV4CallOptions['responseFormat'] | undefined;
  seed?: number | undefined;
  abortSignal?: AbortSignal | undefined;
  headers?: Record<string, string | undefined> | undefined;
}

type Mode =
  | { type: 'regular'; tools?: Tool[] | undefined; toolChoice?: LanguageModelV1ToolChoice | undefined }
  | {
      type: 'object-json';
      schema?: LanguageModelV1FunctionTool['parameters'] | undefined;
      name?: string | undefined;
      description?: string | undefined;
    }
  | { type: 'object-tool'; tool: LanguageModelV1FunctionTool };

export type LanguageModelV1CallOptions = CallSettings &
  WithMetadata & { inputFormat: 'messages' | 'prompt'; mode: Mode; prompt: LanguageModelV1Prompt };

export type LanguageModelV1CallWarning =
  | { type: 'unsupported-setting'; setting: keyof CallSettings; details?: string | undefined }
  | { type: 'unsupported-tool'; tool: Tool; details?: string | undefined }
  | { type: 'other'; message: string };

export type LanguageModelV1FinishReason = Exclude<LanguageModelV4FinishReason['unified'], 'interrupted'> | 'unknown';

export interface LanguageModelV1FunctionToolCall {
  toolCallType: 'function';
  toolCallId: string;
  toolName: string;
  args: string;
}

export type LanguageModelV1LogProbs = {
  token: string;
  logprob: number;
  topLogprobs: { token: string; logprob: number }[];
}[];

export interface LanguageModelV1Source extends WithMetadata {
  sourceType: 'url';
  id: string;
  url: string;
  title?: string | undefined;
}

interface Usage {
  promptTokens: number;
  completionTokens: number;
}

interface ResponseMetadata {
  id?: string | undefined;
  timestamp?: Date | undefined;
  modelId?: string | undefined;
}

interface Finish extends WithMetadata {
  finishReason: LanguageModelV1FinishReason;
  usage: Usage;
  logprobs?: LanguageModelV1LogProbs | undefined;
}

interface Sent {
  rawCall: { rawPrompt: unknown; rawSettings: Record<string, unknown> };
  rawResponse?: { headers?: Record<string, string> | undefined; body?: unknown } | undefined;
  request?: { body?: string | undefined } | undefined;
  warnings?: LanguageModelV1CallWarning[] | undefined;
}

interface GenerateResult extends Finish, Sent {
  text?: string | undefined;
  reasoning?:
    | string
    | ({ type: 'text'; text: string; signature?: string | undefined } | { type: 'redacted'; data: string })[]
    | undefined;
  files?: { data: string | Uint8Array; mimeType: string }[] | undefined;
  toolCalls?: LanguageModelV1FunctionToolCall[] | undefined;
  sources?: LanguageModelV1Source[] | undefined;
  response?: ResponseMetadata | undefined;
}

export type LanguageModelV1StreamPart =
  | { type: 'text-delta'; textDelta: string }
  | { type: 'reasoning'; textDelta: string }
  | { type: 'reasoning-signature'; signature: string }
  | { type: 'redacted-reasoning'; data: string }
  | { type: 'source'; source: LanguageModelV1Source }
  | { type: 'file'; mimeType: string; data: string | Uint8Array }
  | ({ type: 'tool-call' } & LanguageModelV1FunctionToolCall)
  | {
      type: 'tool-call-delta';
      toolCallType: 'function';
      toolCallId: string;
      toolName: string;
      argsTextDelta: string;
    }
  | ({ type: 'response-metadata' } & ResponseMetadata)
  | ({ type: 'finish' } & Finish)
  | { type: 'error'; error: unknown };

interface StreamResult extends Sent {
  stream: ReadableStream<LanguageModelV1StreamPart>;
}

interface ModelMembers {
  readonly defaultObjectGenerationMode?: LanguageModelV1ObjectGenerationMode;
  readonly supportsStructuredOutputs?: boolean | undefined;
}

export interface LanguageModelV1 extends ModelMembers {
  readonly specificationVersion: 'v1';
  readonly provider: string;
  readonly modelId: string;
  readonly defaultObjectGenerationMode: LanguageModelV1ObjectGenerationMode;
  readonly supportsImageUrls?: boolean;
  supportsUrl?(url: URL): boolean;
  doGenerate(options: LanguageModelV1CallOptions): PromiseLike<GenerateResult>;
  doStream(options: LanguageModelV1CallOptions): PromiseLike<StreamResult>;
}

/** A model of V4 that has its methods of V1 beside those of V4. */
interface Model extends ModelMembers {
  doGenerateV1(options: LanguageModelV1CallOptions): PromiseLike<GenerateResult>;
  doStreamV1(options: LanguageModelV1CallOptions): PromiseLike<StreamResult>;
}

export async function generateAsV4(
  model: Model,
  options: LanguageModelV4CallOptions,
): Promise<LanguageModelV4GenerateResult> {
  const call = toV1(model, options);
  const { rawResponse, response, request, warnings, usage, finishReason, providerMetadata, ...result } =
    await model.doGenerateV1(call);
  return {
    content: contentOf(result, call.mode),
    finishReason: reasonOf(finishReason, call.mode),
    usage: usageOf(usage),
    warnings: (warnings ?? []).map(warningOf),
    ...(providerMetadata && { providerMetadata }),
    ...(request && { request }),
    ...((response || rawResponse) && { response: defined({ ...response, ...rawResponse }) }),
  };
}

export async function streamAsV4(
  model: Model,
  options: LanguageModelV4CallOptions,
): Promise<LanguageModelV4StreamResult> {
  const call = toV1(model, options);
  const { stream, rawResponse, request, warnings } = await model.doStreamV1(call);
  return {
    stream: stream.pipeThrough(chunksOf((warnings ?? []).map(warningOf), call.mode)),
    ...(request && { request }),
    ...(rawResponse && { response: defined(rawResponse) }),
  };
}

function toV1(model: ModelMembers, options: LanguageModelV4CallOptions): LanguageModelV1CallOptions {
  const {
    prompt,
    tools,
    toolChoice,
    maxOutputTokens,
    providerOptions,
    responseFormat,
    includeRawChunks,
    reasoning,
    ...rest
  } = options;
  const format = responseFormat?.type === 'json' ? responseFormat : undefined;
  const mode = modeOf(model, options);
  const messages = prompt.map(messageOf);
  const isTold = !format || mode.type === 'object-tool' || (format.schema && model.supportsStructuredOutputs);
  return {
    ...rest,
    mode,
    // 4 said what a call was written with. Only a single message of a user can have been a `prompt`.
    inputFormat:
      prompt.filter(({ role }) => role !== 'system').length === 1 && prompt.at(-1)?.role === 'user'
        ? 'prompt'
        : 'messages',
    prompt: isTold ? messages : instructed(messages, format.schema),
    maxTokens: maxOutputTokens,
    responseFormat: mode.type === 'regular' ? responseFormat : undefined,
    providerMetadata: providerOptions as LanguageModelV1ProviderMetadata | undefined,
  };
}

/** How 4 asked a model for text, or for an object. */
function modeOf(model: ModelMembers, { tools, toolChoice, responseFormat }: LanguageModelV4CallOptions): Mode {
  if (tools && tools.length > 0) return { type: 'regular', tools: tools.map(toolOf), toolChoice };
  const wanted = responseFormat?.type === 'json' ? model.defaultObjectGenerationMode : undefined;
  if (!wanted || responseFormat?.type !== 'json') return { type: 'regular' };
  const { schema, name, description } = responseFormat;
  if (wanted === 'json' || !schema) return { type: 'object-json', schema, name, description };
  return {
    type: 'object-tool',
    tool: {
      type: 'function',
      name: name ?? 'json',
      description: description ?? 'Respond with a JSON object.',
      parameters: schema,
    },
  };
}

const toolOf = (tool: LanguageModelV4FunctionTool | LanguageModelV4ProviderTool): Tool =>
  tool.type === 'function'
    ? { type: 'function', name: tool.name, description: tool.description, parameters: tool.inputSchema }
    : { ...tool, type: 'provider-defined' };

/** The instruction that 4 gave to a model that knows nothing of schemas. */
function instructed(messages: LanguageModelV1Prompt, schema: unknown): LanguageModelV1Prompt {
  const [first] = messages;
  const system = first?.role === 'system' ? first : undefined;
  const content = [
    ...(system?.content ? [system.content, ''] : []),
    ...(schema
      ? [
          'JSON schema:',
          JSON.stringify(schema),
          'You MUST answer with a JSON object that matches the JSON schema above.',
        ]
      : ['You MUST answer with JSON.']),
  ].join('\n');
  return [{ ...system, role: 'system', content }, ...messages.slice(system ? 1 : 0)];
}

function messageOf(message: LanguageModelV4Prompt[number]): LanguageModelV1Message {
  const metadata = metadataOf(message);
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.content, ...metadata };
    case 'user':
      return {
        role: 'user',
        content: message.content.map(part =>
          part.type === 'text' ? { type: 'text', text: part.text, ...metadataOf(part) } : fileOf(part),
        ),
        ...metadata,
      };
    case 'assistant':
      return { role: 'assistant', content: message.content.flatMap(answerOf), ...metadata };
    case 'tool':
      return {
        role: 'tool',
        content: message.content.flatMap(part => (part.type === 'tool-result' ? [toolResultOf(part)] : [])),
        ...metadata,
      };
  }
}

type Assistant = Extract<LanguageModelV1Message, { role: 'assistant' }>;

/** A part of what the model answered before: V1 knows none that a provider adds. */
function answerOf(
  part: Extract<LanguageModelV4Prompt[number], { role: 'assistant' }>['content'][number],
): Assistant['content'] {
  const metadata = metadataOf(part);
  switch (part.type) {
    case 'text':
      return [{ type: 'text', text: part.text, ...metadata }];
    case 'reasoning': {
      const { signature, data } = part.providerOptions?.[V1] ?? {};
      if (typeof data === 'string') return [{ type: 'redacted-reasoning', data, ...metadata }];
      return [
        {
          type: 'reasoning',
          text: part.text,
          signature: typeof signature === 'string' ? signature : undefined,
          ...metadata,
        },
      ];
    }
    case 'file': {
      const file = fileOf(part, false);
      return file.type === 'file' ? [file] : [];
    }
    case 'tool-call':
      return [
        { type: 'tool-call', toolCallId: part.toolCallId, toolName: part.toolName, args: part.input, ...metadata },
      ];
    default:
      return [];
  }
}

function toolResultOf(part: LanguageModelV4ToolResultPart): LanguageModelV1ToolResultPart {
  const { toolCallId, toolName, output } = part;
  return { type: 'tool-result', toolCallId, toolName, ...outputOf(output), ...metadataOf(part) };
}

function outputOf(
  output: LanguageModelV4ToolResultOutput,
): Pick<LanguageModelV1ToolResultPart, 'result' | 'isError' | 'content'> {
  switch (output.type) {
    case 'text':
    case 'json':
      return { result: output.value };
    case 'error-text':
    case 'error-json':
      return { result: output.value, isError: true };
    case 'execution-denied':
      return { result: output.reason ?? 'Tool execution denied.', isError: true };
    case 'content': {
      const content = output.value.flatMap((part): NonNullable<LanguageModelV1ToolResultPart['content']> => {
        if (part.type === 'text') return [{ type: 'text', text: part.text }];
        if (part.type !== 'file' || part.data.type !== 'data' || !part.mediaType.startsWith('image')) return [];
        return [{ type: 'image', data: base64(part.data.data), mimeType: part.mediaType }];
      });
      return { result: content, content };
    }
  }
}

function fileOf(part: LanguageModelV4FilePart, mayBeImage = true): LanguageModelV1ImagePart | LanguageModelV1FilePart {
  const metadata = metadataOf(part);
  const { data, mediaType, filename } = part;
  if (data.type === 'reference') throw new Error('A model of V1 takes no file that a provider holds.');
  const given = data.type === 'url' ? data.url : data.type === 'text' ? new TextEncoder().encode(data.text) : data.data;
  if (mayBeImage && /^image\b/.test(mediaType)) {
    const image = typeof given === 'string' ? bytes(given) : given;
    const known = mediaType.includes('/') && !mediaType.endsWith('/*') ? mediaType : undefined;
    return { type: 'image', image, mimeType: image instanceof URL ? known : (imageType(image) ?? known), ...metadata };
  }
  return {
    type: 'file',
    data: given instanceof URL ? given : base64(given),
    mimeType: mediaType,
    filename,
    ...metadata,
  };
}

function metadataOf({ providerOptions }: { providerOptions?: unknown }): WithMetadata {
  return providerOptions ? { providerMetadata: providerOptions as LanguageModelV1ProviderMetadata } : {};
}

/** Under this name reasoning carries what V1 has members for, from one step to the next. */
const V1 = 'v1';

function contentOf(
  { text, reasoning, files, toolCalls, sources }: Partial<GenerateResult>,
  mode: Mode,
): LanguageModelV4Content[] {
  const thoughts = typeof reasoning === 'string' ? [{ type: 'text' as const, text: reasoning }] : (reasoning ?? []);
  // The call is the object that was asked for.
  const answer = mode.type === 'object-tool' ? toolCalls?.[0]?.args : text;
  const calls = mode.type === 'object-tool' ? [] : (toolCalls ?? []);
  return [
    ...thoughts.map(
      (part): LanguageModelV4Content =>
        part.type === 'redacted'
          ? { type: 'reasoning', text: '', providerMetadata: { [V1]: { data: part.data } } }
          : {
              type: 'reasoning',
              text: part.text,
              ...(part.signature && { providerMetadata: { [V1]: { signature: part.signature } } }),
            },
    ),
    ...(files ?? []).map(generatedFile),
    ...(answer ? [{ type: 'text' as const, text: answer }] : []),
    ...calls.map(callOf),
    ...(sources ?? []).map(sourceOf),
  ];
}

const generatedFile = ({ data, mimeType }: { data: string | Uint8Array; mimeType: string }) =>
  ({ type: 'file', mediaType: mimeType, data: { type: 'data', data } }) as const;

const callOf = ({ toolCallId, toolName, args }: LanguageModelV1FunctionToolCall) =>
  ({ type: 'tool-call', toolCallId, toolName, input: args }) as const;

const sourceOf = (source: LanguageModelV1Source) => ({ type: 'source' as const, ...defined(source) });

function reasonOf(reason: LanguageModelV1FinishReason, mode: Mode): LanguageModelV4FinishReason {
  if (reason === 'unknown') return { unified: 'other', raw: undefined };
  const isAnswer = mode.type === 'object-tool' && reason === 'tool-calls';
  return { unified: isAnswer ? 'stop' : reason, raw: undefined };
}

function usageOf({ promptTokens, completionTokens }: Usage): LanguageModelV4Usage {
  const count = (tokens: number): number | undefined => (Number.isNaN(tokens) ? undefined : tokens);
  return {
    inputTokens: { total: count(promptTokens), noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: count(completionTokens), text: undefined, reasoning: undefined },
  };
}

function warningOf(warning: LanguageModelV1CallWarning): SharedV4Warning {
  if (warning.type !== 'unsupported-setting' && warning.type !== 'unsupported-tool') return warning;
  const feature = warning.type === 'unsupported-tool' ? `tool ${warning.tool.name}` : warning.setting;
  return { type: 'unsupported', feature, ...(warning.details && { details: warning.details }) };
}

/** The stream of V4, in which text, reasoning and the input of a tool have a start and an end. */
function chunksOf(
  warnings: SharedV4Warning[],
  mode: Mode,
): TransformStream<LanguageModelV1StreamPart, LanguageModelV4StreamPart> {
  type Controller = TransformStreamDefaultController<LanguageModelV4StreamPart>;
  let open: { type: 'text' | 'reasoning'; id: string } | undefined;
  let blocks = 0;
  const inputs = new Set<string>();
  const close = (controller: Controller): void => {
    if (open) controller.enqueue({ type: `${open.type}-end`, id: open.id });
    open = undefined;
  };
  const append = (
    controller: Controller,
    type: 'text' | 'reasoning',
    delta: string,
    own?: Record<string, string>,
  ): void => {
    if (open?.type !== type) {
      close(controller);
      open = { type, id: String(blocks++) };
      controller.enqueue({ type: `${type}-start`, id: open.id });
    }
    controller.enqueue({ type: `${type}-delta`, id: open.id, delta, ...(own && { providerMetadata: { [V1]: own } }) });
  };
  return new TransformStream({
    start: controller => controller.enqueue({ type: 'stream-start', warnings }),
    transform(chunk, controller) {
      switch (chunk.type) {
        case 'text-delta':
          // The call is the object that was asked for.
          return mode.type === 'object-tool' ? undefined : append(controller, 'text', chunk.textDelta);
        case 'reasoning':
          return append(controller, 'reasoning', chunk.textDelta);
        case 'reasoning-signature':
          append(controller, 'reasoning', '', { signature: chunk.signature });
          return close(controller);
        case 'redacted-reasoning':
          close(controller);
          append(controller, 'reasoning', '', { data: chunk.data });
          return close(controller);
        case 'tool-call-delta':
          if (mode.type === 'object-tool') return append(controller, 'text', chunk.argsTextDelta);
          if (!inputs.has(chunk.toolCallId)) {
            inputs.add(chunk.toolCallId);
            controller.enqueue({ type: 'tool-input-start', id: chunk.toolCallId, toolName: chunk.toolName });
          }
          return controller.enqueue({ type: 'tool-input-delta', id: chunk.toolCallId, delta: chunk.argsTextDelta });
        case 'tool-call':
          if (mode.type === 'object-tool') return;
          if (inputs.delete(chunk.toolCallId)) controller.enqueue({ type: 'tool-input-end', id: chunk.toolCallId });
          return controller.enqueue(callOf(chunk));
        case 'source':
          return controller.enqueue(sourceOf(chunk.source));
        case 'file':
          return controller.enqueue(generatedFile(chunk));
        case 'response-metadata':
          return controller.enqueue(defined(chunk));
        case 'finish':
          close(controller);
          return controller.enqueue({
            type: 'finish',
            finishReason: reasonOf(chunk.finishReason, mode),
            usage: usageOf(chunk.usage),
            ...(chunk.providerMetadata && { providerMetadata: chunk.providerMetadata }),
          });
        default:
          return controller.enqueue(chunk);
      }
    },
    flush: close,
  });
}

type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** An object without what is undefined in it. */
const defined = <T extends object>(object: T): Defined<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;

const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), char => char.charCodeAt(0));

const base64 = (data: string | Uint8Array): string =>
  typeof data === 'string' ? data : btoa(Array.from(data, byte => String.fromCharCode(byte)).join(''));

/** What the first bytes of an image say of its type. */
function imageType([first, second]: Uint8Array): string | undefined {
  const types: Record<string, string> = {
    '137,80': 'image/png',
    '255,216': 'image/jpeg',
    '71,73': 'image/gif',
    '82,73': 'image/webp',
  };
  return types[`${first},${second}`];
}

/** What a model was asked, in one form for all generations. */
import type { CallOptions } from './fake-model.js';

export interface Request {
  /** Text of each system message. */
  system: string[];
  /** Provider options of the system messages that have some. */
  systemOptions: unknown[];
  /** All other messages. */
  messages: Message[];
  tools: { name: unknown; description: unknown; schema: unknown }[];
  maxOutputTokens: unknown;
  temperature: unknown;
  /** What the provider is given with the call; undefined where that is nothing. */
  providerOptions: unknown;
}

export interface Message {
  role: string;
  parts: unknown[];
}

type Loose = Record<string, unknown>;

export function normalise(options: CallOptions): Request {
  const prompt = options.prompt as Loose[];
  const system = prompt.filter(({ role }) => role === 'system');
  const tools = (options.tools ?? (options.mode as Loose | undefined)?.tools ?? []) as Loose[];
  return {
    system: system.map(({ content }) => String(content)),
    systemOptions: system
      .map(message => message.providerOptions ?? message.providerMetadata)
      .filter(given => given !== undefined),
    messages: joined(prompt.filter(({ role }) => role !== 'system').map(message)),
    tools: tools.map(({ name, description, parameters, inputSchema }) => ({
      name,
      description,
      schema: schema(parameters ?? inputSchema),
    })),
    maxOutputTokens: options.maxOutputTokens ?? options.maxTokens,
    temperature: options.temperature,
    providerOptions: anyOf(options.providerOptions ?? options.providerMetadata),
  };
}

const anyOf = (given: unknown): unknown => (given && Object.keys(given as Loose).length > 0 ? given : undefined);

function message({ role, content }: Loose): Message {
  return { role: String(role), parts: (content as Loose[]).map(part) };
}

function part(part: Loose): unknown {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      return { [part.type]: part.text };
    case 'tool-call':
      return { call: part.toolName, id: part.toolCallId, input: part.input ?? part.args };
    case 'tool-result':
      return { result: part.toolName, id: part.toolCallId, ...resultOf(part) };
    case 'file':
    case 'file-data':
    case 'image-data':
      return file(part);
    case 'image':
      return file({ ...part, data: part.image });
    default:
      return part;
  }
}

/** 7 says of what kind the data is, and of an image of no certain type no more than that it is one. */
function file({ data, mimeType, mediaType = mimeType, filename }: Loose): unknown {
  const { data: bytes = data, url = bytes } = data as Loose;
  const text = url instanceof Uint8Array ? Buffer.from(url).toString('base64') : String(url);
  return { file: text, mediaType: mediaType === 'image/*' ? 'image' : mediaType, filename };
}

/** 4 hands over the value itself; later ones say of what kind it is. */
function resultOf({ output: given, result, isError }: Loose): Loose {
  const output = given as Loose | undefined;
  if (!output) return { value: result, error: isError === true };
  const value = output.type === 'content' ? (output.value as Loose[]).map(part) : output.value;
  return { value, error: String(output.type).startsWith('error-') };
}

/** Whether the results of two tools come in one message or in two is nothing that a provider keeps. */
function joined(messages: readonly Message[]): Message[] {
  const result: Message[] = [];
  for (const { role, parts } of messages) {
    const last = result.at(-1);
    if (role === 'tool' && last?.role === 'tool') last.parts.push(...parts);
    else result.push({ role, parts: [...parts] });
  }
  return result;
}

const schema = (value: unknown): unknown => {
  const { $schema: _, ...rest } = value as Loose;
  return rest;
};

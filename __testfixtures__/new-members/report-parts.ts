// @from 6
// @row part-unions-widened reasoning-file-parts MSG-20
// @findings warning:13 warning:24 error:34 warning:40 warning:49
import type { AssistantContent, ContentPart, TextStreamPart, ToolSet, UIMessage, UIMessageChunk } from 'ai';

export function render(part: UIMessage['parts'][number]) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'file':
      return part.url;
    default:
      throw new Error(`Unknown part: ${part.type}`);
  }
}

export function serialize(content: Exclude<AssistantContent, string>) {
  return content.map(part => {
    if (part.type === 'text') {
      return part.text;
    } else if (part.type === 'file' || part.type === 'reasoning') {
      return part.type;
    } else {
      throw new TypeError('Cannot be stored');
    }
  });
}

export function kind(part: ContentPart<ToolSet>) {
  const { type } = part;
  if (type === 'text' || type === 'reasoning' || type === 'source' || type === 'file') return type;
  if (type === 'tool-call' || type === 'tool-result' || type === 'tool-error') return 'tool';
  if (type === 'tool-approval-request') return 'approval';
  return type satisfies never;
}

export function chunk(chunk: UIMessageChunk) {
  if (chunk.type === 'start' || chunk.type === 'finish') return 1;
  else if (chunk.type === 'text-delta') return 2;
  else throw new Error('Unknown chunk');
}

export async function print(stream: AsyncIterable<TextStreamPart<ToolSet>>) {
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        process.stdout.write(part.text);
        break;
      default: throw new Error(part.type);
    }
  }
}

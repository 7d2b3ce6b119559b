// @from 4
import { streamText } from 'ai';

class Parser {
  processTextStream({ stream }: { stream: unknown; onTextPart(text: string): void }) {
    return [stream, streamText];
  }
}

export const read = (stream: unknown) => new Parser().processTextStream({ stream, onTextPart() {} });

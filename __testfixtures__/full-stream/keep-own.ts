// @from 6
// @row guard-full-stream-elsewhere
import { streamText, type LanguageModel } from 'ai';

interface Run {
  fullStream: ReadableStream<string>;
}

export class Recorder implements Run {
  readonly fullStream: ReadableStream<string>;

  constructor(model: LanguageModel) {
    this.fullStream = streamText({ model, prompt: 'Hello' }).textStream;
  }
}

export const read = ({ fullStream }: Run) => fullStream.getReader();
export const wrap = (run: Run): Run => ({ fullStream: run.fullStream });

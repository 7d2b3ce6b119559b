// @from 6
import { streamText, type LanguageModel } from 'ai';

interface Upload {
  onFinish?: () => void;
}

class Uploader {
  constructor(readonly upload: Upload) {}
}

declare function form(options: { onFinish(values: object): void }): void;

export const uploader = new Uploader({ onFinish: () => console.log('uploaded') });

export function page(model: LanguageModel, prompt: string, upload: Upload) {
  form({ onFinish: values => console.log(values) });
  upload.onFinish?.();
  return streamText({ model, prompt });
}

// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Upload {
  type: 'file';
  data: string;
  mimeType: string;
}

export const upload = (file: File): Upload => ({ type: 'file', data: file.name, mimeType: file.type });
export const isImage = ({ mimeType }: Upload) => mimeType.startsWith('image/');
export const save = (model: LanguageModel, { mimeType }: Upload) =>
  generateText({ model, prompt: `What is ${mimeType}?` });

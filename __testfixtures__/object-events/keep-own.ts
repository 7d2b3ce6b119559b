// @from 6
import type { LanguageModel } from 'ai';

export interface LanguageModelResponseMetadata {
  model: LanguageModel;
}
export type StreamObjectOnFinishCallback<T> = (value: T) => void;
export const done: StreamObjectOnFinishCallback<LanguageModelResponseMetadata> = ({ model }) => console.log(model);

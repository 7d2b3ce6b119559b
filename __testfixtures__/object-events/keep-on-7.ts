// @from 7
import type { GenerateObjectEndEvent, LanguageModelResponseMetadata, StreamObjectOnFinishCallback } from 'ai';

export const messages = (response: LanguageModelResponseMetadata) => response.messages;
export const finish: StreamObjectOnFinishCallback<string> = ({ response }) => console.log(response.messages);
export const end = (event: GenerateObjectEndEvent<string>) => event.object;

// @from none
import type { LanguageModelResponseMetadata, StreamObjectOnFinishCallback } from 'ai';

export const messages = (response: LanguageModelResponseMetadata) => response.messages;
export const finish: StreamObjectOnFinishCallback<string> = ({ response }) => console.log(response.messages);

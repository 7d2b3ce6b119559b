// @from 4
// @row namespace-and-wrappers
import * as ai from 'ai';

declare const wrapAISDK: <T>(sdk: T) => { generateText: (options: object) => Promise<{ text: string }>; coreMessageSchema: string };

const { generateText, coreMessageSchema } = wrapAISDK(ai);

export const ask = (prompt: string) => generateText({ prompt, schema: coreMessageSchema });

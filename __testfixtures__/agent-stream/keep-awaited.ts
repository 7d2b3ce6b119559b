// @from 5
// @only agent-stream
import { Experimental_Agent as Agent, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const other: { stream(options: { prompt: string }): { text: string } };
const agent = new Agent({ model });

export const ask = async (prompt: string) => (await agent.stream({ prompt })).text;
export const later = async (prompt: string) => agent.stream({ prompt });
export const own = (prompt: string) => other.stream({ prompt }).text + streamText({ model, prompt }).text;

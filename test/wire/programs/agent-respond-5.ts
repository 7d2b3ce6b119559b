// @from 5
// @unmigrated broken
import { Experimental_Agent as Agent, type LanguageModel } from 'ai';

export const turns = [{ text: 'Hello.' }];

export async function main(model: LanguageModel) {
  const agent = new Agent({ model, system: 'Be brief.' });
  const POST = async () =>
    agent.respond({ messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'Hello?' }] }] });
  const body = await (await POST()).text();
  return /"delta":"([^"]*)"/.exec(body)?.[1];
}

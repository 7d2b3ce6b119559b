// @from 6
import { streamText, type LanguageModel } from 'ai';

export function named(model: LanguageModel, messages: any[], name: string) {
  const instructions = `Call the user ${name}.`;
  const all = [...messages];
  return streamText({ model, instructions, messages: all });
}

export function untypedOptions(model: LanguageModel, messages: any[]) {
  const options: any = { model, instructions: 'Be brief.', messages: [...messages] };
  return streamText(options);
}

export function quoted(model: LanguageModel, messages: any) {
  return streamText({
    model,
    instructions: "Be brief.",
    messages: [
      ...messages
    ],
  });
}

// @from 6
import { streamText, type LanguageModel } from 'ai';

export function named(model: LanguageModel, messages: any[], name: string) {
  const all = [{ role: 'system', content: `Call the user ${name}.` }, ...messages];
  return streamText({ model, messages: all });
}

export function untypedOptions(model: LanguageModel, messages: any[]) {
  const options: any = { model, messages: [{ role: 'system', content: 'Be brief.' }, ...messages] };
  return streamText(options);
}

export function quoted(model: LanguageModel, messages: any) {
  return streamText({
    model,
    messages: [
      {
        "role": "system",
        "content": "Be brief."
      },
      ...messages
    ],
  });
}

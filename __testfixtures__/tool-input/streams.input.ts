// @from 4
// @row tool-call-args tool-result-result tool-call-input-unknown part-tool-call-result
import { streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const tools = {
  weather: tool({
    parameters: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, degrees: 20 }),
  }),
  attractions: tool({ parameters: z.object({ place: z.string() }) }),
};

export async function read(model: LanguageModel, prompt: string) {
  const result = streamText({ model, prompt, tools });
  for await (const part of result.fullStream) {
    switch (part.type) {
      case 'tool-call': {
        console.log('call');
        // By name.
        switch (part.toolName) {
          case 'attractions':
            console.log(part.args.place);
            break;
          case 'weather': {
            console.log(`city: ${part.args.city}`);
            break;
          }
        }
        break;
      }
      case 'tool-result':
        console.log(JSON.stringify(part.args), part.result);
        switch (part.toolName) {
          case 'weather':
            console.log(part.result.degrees);
        }
        console.log('end');
        break;
    }
  }
}

export async function ask(model: LanguageModel, prompt: string) {
  for await (const part of streamText({ model, prompt, tools }).fullStream) {
    if (part.type === 'tool-call' && part.toolName === 'weather') console.log(part.args.city);
    else if (part.type === 'tool-result') console.log(part.result.degrees);
    const place = part.type === 'tool-call' && part.toolName === 'attractions' ? part.args.place : '';
    console.log(place);
    switch (part.type) {
      case 'tool-result':
        console.log(part.result.degrees);
        break;
    }
  }
}

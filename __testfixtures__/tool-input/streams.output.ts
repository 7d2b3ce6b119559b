// @from 4
// @row tool-call-args tool-result-result tool-call-input-unknown part-tool-call-result
import { streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

const tools = {
  weather: tool({
    inputSchema: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, degrees: 20 }),
  }),
  attractions: tool({ inputSchema: z.object({ place: z.string() }) }),
};

export async function read(model: LanguageModel, prompt: string) {
  const result = streamText({ model, prompt, tools });
  for await (const part of result.stream) {
    switch (part.type) {
      case 'tool-call': {
        console.log('call');
        if (part.dynamic) break;
        // By name.
        switch (part.toolName) {
          case 'attractions':
            console.log(part.input.place);
            break;
          case 'weather': {
            console.log(`city: ${part.input.city}`);
            break;
          }
        }
        break;
      }
      case 'tool-result':
        console.log(JSON.stringify(part.input), part.output);
        if (!part.dynamic) switch (part.toolName) {
          case 'weather':
            console.log(part.output.degrees);
        }
        console.log('end');
        break;
    }
  }
}

export async function ask(model: LanguageModel, prompt: string) {
  for await (const part of streamText({ model, prompt, tools }).stream) {
    if (part.type === 'tool-call' && part.toolName === 'weather' && !part.dynamic) console.log(part.input.city);
    else if (part.type === 'tool-result' && !part.dynamic) console.log(part.output.degrees);
    const place = part.type === 'tool-call' && part.toolName === 'attractions' && !part.dynamic ? part.input.place : '';
    console.log(place);
    switch (part.type) {
      case 'tool-result':
        if (part.dynamic) break;
        console.log(part.output.degrees);
        break;
    }
  }
}

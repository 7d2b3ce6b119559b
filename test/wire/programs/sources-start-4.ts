// @from 4
// @unmigrated broken
import { createDataStreamResponse, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'Hello.' }];

const pages = ['a', 'b'].map(id => ({ sourceType: 'url' as const, id, url: `https://${id}.b/` }));

export async function main(model: LanguageModel) {
  const response = createDataStreamResponse({
    execute: async dataStream => {
      for (const page of pages) dataStream.writeSource(page);
      streamText({ model, prompt: 'Hi', temperature: 0 }).mergeIntoDataStream(dataStream);
    },
  });
  return see(await response.text());
}

/** Messages that a client of 7 makes of sources before their start are others than the answer; one of 4 has no start. */
function see(events: string) {
  const kinds = events.split('\n').flatMap(line => /"type":"(start|source-url)"/.exec(line)?.[1] ?? []);
  return {
    early: kinds.slice(0, kinds.includes('start') ? kinds.indexOf('start') : 0).length,
    sources: events.match(/https:\/\/\w\.b\//g),
    isAnswered: events.includes('Hello.'),
  };
}

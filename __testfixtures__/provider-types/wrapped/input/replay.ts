// @from 6
import type { LanguageModelV3, LanguageModelV3StreamPart } from '@ai-sdk/provider';

type Create = (replayFetch: typeof fetch) => LanguageModelV3;

export function createReplay({ create, replay }: { create: Create; replay: typeof fetch }): LanguageModelV3 {
  let isReplayed = false;
  const inner = create(replay);
  return {
    ...inner,
    doGenerate: async () => {
      throw new Error('A replay is a stream.');
    },
    doStream: async params => {
      if (isReplayed) return { stream: ended() };
      isReplayed = true;
      return inner.doStream(params);
    },
  };
}

function ended(): ReadableStream<LanguageModelV3StreamPart> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.close();
    },
  });
}

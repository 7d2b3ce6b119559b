// @from 6
// @only telemetry-integrations
// @findings error:15 error:17
// @row integration-methods
import { streamText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;

// A class that does not say what it is may be something else too.
class Log {
  onFinish() {}
}

export const ask = () => streamText({ model, prompt: 'Hi', experimental_telemetry: { integrations: new Log() } });
export const asked = (log: Log) =>
  streamText({ model, prompt: 'Hi', experimental_telemetry: { integrations: [log] } });

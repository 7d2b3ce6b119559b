// @from 5
// @only telemetry-registration
// @alone
// @findings error:13
// @row otel-moved
import * as ai from 'ai';
import { streamText as stream } from 'ai';
import type { LanguageModel, TelemetrySettings } from 'ai';

declare const model: LanguageModel;
const settings: TelemetrySettings = { isEnabled: process.env.NODE_ENV === 'production' };
const options = { model, prompt: 'Hi', experimental_telemetry: settings };
export const ask = () => ai.generateText(options);
export const again = (rest: Omit<typeof options, 'model'>) => stream({ model, ...rest });
export const other = { generateText: (options: object) => options, ask: () => other.generateText({}) };

// @from 6
// @only telemetry
// What is called so elsewhere, and what 7 still takes.
import { generateText, generateImage, type TelemetrySettings } from 'ai';
import type { ImageModel, LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const image: ImageModel;

interface Options {
  prompt: string;
  experimental_telemetry?: TelemetrySettings;
}

const defaults = { isEnabled: true, metadata: { app: 'x' }, tracer: null, integrations: [] };
export const feature = (name: string) => ({ name, ...defaults, experimental_telemetry: { isEnabled: true } });

// A caller may bring its own.
export const ask = (options: Options) =>
  generateText({ model, experimental_telemetry: { isEnabled: true }, ...options });

export function read(options: Options) {
  return options.experimental_telemetry?.isEnabled ? options.experimental_telemetry.functionId : undefined;
}

export const wrapped = ask({ prompt: 'Hi', experimental_telemetry: { isEnabled: true } });

export const drawn = generateImage({ model: image, prompt: 'A cat', providerOptions: { x: { isEnabled: true, metadata: 'm' } } });

import { generateText } from 'ai';
import { named as traced, telemetryFor } from './telemetry.js';
import * as telemetry from './telemetry.js';

export const ask = (model, prompt, userId) =>
  generateText({ model, prompt, experimental_telemetry: telemetryFor('ask', userId) });

export async function more(model, prompt) {
  await generateText({ model, prompt, experimental_telemetry: telemetry.telemetryFor('more') });
  return generateText({ model, prompt, experimental_telemetry: traced({ prompt }) });
}

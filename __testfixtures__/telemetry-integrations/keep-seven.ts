// @from 7
import { generateText, registerTelemetry, type Telemetry } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;

class Log implements Telemetry {
  onEnd() {}
  onStepFinish() {}
  onToolExecutionEnd() {}
}

const hooks = { onFinish() {}, onToolCallStart() {} };
registerTelemetry(new Log(), { onStepFinish: () => {}, onStart: event => console.log(event.operationId) });
export const ask = () => generateText({ model, prompt: 'Hi', onFinish: hooks.onFinish });

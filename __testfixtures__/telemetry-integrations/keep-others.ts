// @from 6
// @only telemetry-integrations
import type { LanguageModel, TelemetryIntegration } from 'ai';
import { generateText } from 'ai';

declare const model: LanguageModel;

interface Hooks {
  onFinish?(): void;
  onToolCallStart?(): void;
}

class Upload implements Hooks {
  onFinish() {}
  onToolCallStart() {}
}

/** Works with both generations. */
export class Both implements TelemetryIntegration {
  onFinish = () => this.onEnd();
  onEnd() {}
  onToolCallFinish() {}
  onToolExecutionEnd() {}
}

export const hooks: Hooks = { onFinish() {}, onToolCallStart() {} };
export const upload = new Upload();
upload.onFinish();

// The option of a call has another meaning, and another transform.
export const ask = () => generateText({ model, prompt: 'Hi', onFinish: () => hooks.onFinish?.() });

export const registerTelemetryIntegration = (integration: Hooks) => integration.onFinish?.();
registerTelemetryIntegration(hooks);

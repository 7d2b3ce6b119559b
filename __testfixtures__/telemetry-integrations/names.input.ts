// @from 6
// @row bind-telemetry-integration
import * as ai from 'ai';
import { bindTelemetryIntegration as bind } from 'ai';
import { registerTelemetryIntegration as add } from 'ai';

add(bind({ onStart: () => {} }));
ai.registerTelemetryIntegration(ai.bindTelemetryIntegration({ onFinish: () => {} }));
export { registerTelemetryIntegration } from 'ai';

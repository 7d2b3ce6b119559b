// @from 6
// @row bind-telemetry-integration
import * as ai from 'ai';
import { registerTelemetry as add } from 'ai';

add({ onStart: () => {} });
ai.registerTelemetry({ onEnd: () => {} });
export { registerTelemetry as registerTelemetryIntegration } from 'ai';

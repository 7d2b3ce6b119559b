// @from 6
// @only telemetry
// @alone
import { registerTelemetryIntegration, type TelemetryIntegration } from 'ai';

export const log: TelemetryIntegration = { onStart: () => console.log('start') };
registerTelemetryIntegration(log);

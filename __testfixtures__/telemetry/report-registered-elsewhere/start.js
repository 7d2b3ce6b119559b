// @from 6
// @only telemetry
// @alone
import { bindTelemetryIntegration, registerTelemetryIntegration } from 'ai';
import { Log } from 'logs';

registerTelemetryIntegration(bindTelemetryIntegration(new Log()));

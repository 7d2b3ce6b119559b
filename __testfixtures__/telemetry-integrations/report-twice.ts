// @from 6
// @only telemetry-integrations
// @findings warning:7
import type { TelemetryIntegration } from 'ai';

export class Both implements TelemetryIntegration {
  onStepFinish() {}
  onStepEnd() {}
}

// @from 6
// @only telemetry-integrations
// @findings error:7
// @types-skip-output what is left does not compile, and the finding says so
import { bindTelemetryIntegration, registerTelemetryIntegration } from 'ai';

export const bound = [{ onFinish: () => {} }].map(bindTelemetryIntegration);
registerTelemetryIntegration(bound[0]!);

// @from 6
// @only telemetry-integrations
// @findings error:7
// @types-skip-output what is left does not compile, and the finding says so
import { bindTelemetryIntegration, registerTelemetry } from 'ai';

export const bound = [{ onFinish: () => {} }].map(bindTelemetryIntegration);
registerTelemetry(bound[0]!);

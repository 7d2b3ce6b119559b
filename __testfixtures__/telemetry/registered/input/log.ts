// @from 6
// @alone
import { registerTelemetryIntegration } from 'ai';

const onStart = () => console.log('start');
export const log = { onStart };
registerTelemetryIntegration(log);

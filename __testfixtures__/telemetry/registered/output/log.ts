// @from 6
// @alone
import { registerTelemetry } from 'ai';

const onStart = () => console.log('start');
export const log = { onStart };
registerTelemetry(log);

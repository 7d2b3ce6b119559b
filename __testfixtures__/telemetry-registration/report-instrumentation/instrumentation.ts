// @from 6
// @only telemetry-registration
// @alone
// @findings error:9
// @row otel-moved
import { generateId } from 'ai';
import { trace } from '@opentelemetry/api';

export async function register() {
  trace.getTracer(generateId());
}

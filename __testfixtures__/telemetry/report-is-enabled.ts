// @from 6
// @only telemetry
// @alone
// @findings warning:10 warning:11
// @row is-enabled-false-integrations
import type { TelemetryIntegration, TelemetrySettings } from 'ai';

declare const log: TelemetryIntegration;

export const off: TelemetrySettings = { isEnabled: false, integrations: log };
export const maybe: TelemetrySettings = { integrations: [log], isEnabled: process.env.NODE_ENV === 'production' };
export const on: TelemetrySettings = { isEnabled: true, integrations: [log] };
export const none: TelemetrySettings = { isEnabled: false };

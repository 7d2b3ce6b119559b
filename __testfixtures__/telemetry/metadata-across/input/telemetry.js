// @from 6
// @only telemetry
// @findings warning:4
export const telemetryFor = (functionId, userId) => ({ isEnabled: true, functionId, metadata: { userId } });

export function named(metadata) {
  return { isEnabled: true, metadata };
}

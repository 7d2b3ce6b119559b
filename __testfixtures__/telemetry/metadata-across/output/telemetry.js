// @from 6
// @only telemetry
// @findings warning:4
export const telemetryFor = (functionId, userId) => ({ telemetry: { functionId, includeRuntimeContext: { userId: true } }, runtimeContext: { userId } });

export function named(metadata) {
  return { telemetry: { includeRuntimeContext: Object.fromEntries(Object.keys(metadata ?? {}).map((key) => [key, true])) }, runtimeContext: metadata };
}

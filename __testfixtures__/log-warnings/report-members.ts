// @from 6
// @row log-warnings-function-params
// @findings error:7 error:12 error:16
import type { LogWarningsFunction } from 'ai';

globalThis.AI_SDK_LOG_WARNINGS = ({ warnings, provider, model }) => {
  console.warn(provider.toUpperCase(), model, warnings);
};

const log: LogWarningsFunction = options => {
  console.warn(options.provider, options.warnings.length);
  console.warn(options.model['length']);
};

function logToo({ model: id, provider = 'none' }: { model: string; provider?: string }) {
  console.warn(id.split('/'), provider.length);
}

export function choose(isLong: boolean) {
  if (isLong) globalThis.AI_SDK_LOG_WARNINGS = log;
  else globalThis['AI_SDK_LOG_WARNINGS'] = logToo;
}

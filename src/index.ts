/** The programmatic door: the same seven steps that the command line runs. */
export type { RunOptions, RunResult, StdinOptions, StdinResult } from './cli-options.js';
export type {
  Edit,
  FileReport,
  Finding,
  Generation,
  Kind,
  Mode,
  PackageReport,
  Report,
  Severity,
  TransformInfo,
} from './model.js';
export { run, runStdin } from './run.js';

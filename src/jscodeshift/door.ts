/**
 * Our transforms as jscodeshift modules: `jscodeshift --no-babel -t node_modules/ai-sdk-fix/jscodeshift.cjs src/`.
 * Each file is migrated by itself; what it imports is read from the disk for its types.
 */
import { DEFAULT_CHOICES } from '../model.js';
import { runStdin } from '../run.js';

/** What jscodeshift hands to a transform, as far as it is used here. */
export interface JscodeshiftFile {
  path: string;
  source: string;
}

/** Options of the jscodeshift command line: `--only=max-tokens,max-steps`, `--skip=…`, `--from=5`. */
export interface DoorOptions {
  only?: string;
  skip?: string;
  from?: number | string;
}

interface Api {
  report?(message: string): void;
}

/**
 * Findings go to jscodeshift's own report. A file that cannot be migrated makes jscodeshift count an error.
 * @returns the new source, or undefined where nothing changes, as jscodeshift asks
 */
export default async function transform(
  file: JscodeshiftFile,
  api: Api,
  options: DoorOptions = {},
): Promise<string | undefined> {
  const from = Number(options.from);
  const { text, report, failures } = await runStdin({
    cwd: process.cwd(),
    path: file.path,
    text: file.source,
    only: ids(options.only),
    skip: ids(options.skip),
    kinds: undefined,
    choices: DEFAULT_CHOICES,
    ...(from === 4 || from === 5 || from === 6 ? { from } : {}),
  });
  for (const { path, line, column, message, remedy } of report.findings)
    api.report?.(`${path}:${line}:${column} ${message} ${remedy}`);
  const failed = failures[0] ?? report.files.find(({ status }) => status === 'failed');
  if (failed) throw new Error(failed.reason ?? 'failed');
  return text === file.source ? undefined : text;
}

const ids = (list: string | undefined): string[] => (list ? list.split(',') : []);

/** One transform as a jscodeshift module of its own, as jscodeshift's test helpers take it. */
export const only =
  (id: string) =>
  (file: JscodeshiftFile, api: Api, options: DoorOptions = {}): Promise<string | undefined> =>
    transform(file, api, { ...options, only: id });

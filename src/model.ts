/** The values that travel between the steps. Plain data: every report format renders these and nothing else. */

/** A major version of the AI SDK. */
export type Generation = 4 | 5 | 6 | 7;

/**
 * breaking: throws or does not compile under 7 · silent: compiles and quietly does less or something else ·
 * deprecated: works for now · hardening: not needed to upgrade, makes the code safer.
 */
export type Kind = 'breaking' | 'silent' | 'deprecated' | 'hardening';

export type Severity = 'error' | 'warning' | 'info';

export type Mode = 'write' | 'dry-run' | 'check';

/** What becomes of tools whose `execute` can throw. */
export type ToolErrors = 'auto' | 'return' | 'throw' | 'report' | 'off';

/** When failures of tools go through a module that is written into the package. */
export type ToolErrorsHelper = 'off' | 'auto' | 'always';

/** What is left to the person who runs it: how code is changed where more than one way is right. */
export interface Choices {
  toolErrors: ToolErrors;
  toolErrorsHelper: ToolErrorsHelper;
  /** Whether the log line and what the model gets share an id. */
  errorRef: boolean;
  /** Whether the provider's error flag is kept on failures that are returned. */
  keepIsError: boolean;
  /** Whether a `catch` that hands error text to the model is rewritten. */
  fixLeakyCatch: boolean;
  /** Whether calls are to send the temperature that 4 sent where none is given. */
  keepTemperature: boolean;
}

export const DEFAULT_CHOICES: Choices = {
  toolErrors: 'auto',
  toolErrorsHelper: 'auto',
  errorRef: false,
  keepIsError: false,
  fixLeakyCatch: false,
  keepTemperature: false,
};

/** A place in a file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** One change of the text, at its place in the file as it was before the run. */
export interface Edit extends Range {
  transform: string;
  kind: Kind;
  before: string;
  after: string;
}

/** Something that a person must look at: what should change and could not be changed safely, or what acts differently. */
export interface Finding extends Range {
  transform: string;
  kind: Kind;
  severity: Severity;
  path: string;
  message: string;
  remedy: string;
  docs: string;
}

export interface FileReport {
  /** Relative to the working directory, with `/`. */
  path: string;
  /** Path of the package that owns the file; `.` for the root. */
  package: string;
  status: 'changed' | 'unchanged' | 'failed';
  /** Why it failed. */
  reason: string | null;
  edits: Edit[];
  /** A unified diff that `git apply` accepts; empty when nothing changed. */
  patch: string;
}

export interface PackageReport {
  path: string;
  name: string;
  /** Generation the code was written for; null where nothing tells. */
  from: Generation | null;
  evidence: string;
  /** Source files of the package that were read. */
  files: number;
  changed: number;
}

export interface Report {
  schema: 1;
  tool: { name: string; version: string };
  mode: Mode;
  packages: PackageReport[];
  files: FileReport[];
  findings: Finding[];
  summary: {
    /** Source files found. */
    files: number;
    /** Files that name the SDK, or reach one that does and hold a word that some transform looks for. */
    selected: number;
    changed: number;
    failed: number;
    edits: number;
    findings: Record<Severity, number>;
    transforms: { id: string; edits: number; files: number }[];
  };
}

/** A file that could not be read, parsed, checked or written, or a path that is not there. */
export interface Failure {
  path: string;
  reason: string;
}

/** What `list` and `explain` show of a transform, and what its documentation page is made from. */
export interface TransformInfo {
  id: string;
  title: string;
  kind: Kind;
  /** Generations whose code it changes. */
  from: readonly Generation[];
  /** What the old form does under 7, and what takes its place. */
  why: string;
  /** Forms that look alike and stay. */
  keeps: readonly string[];
  before: string;
  after: string;
  docs: string;
}

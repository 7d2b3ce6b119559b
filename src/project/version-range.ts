/** The newest major version that a range lets in. */
export interface HighestMajor {
  major: number;
  /** The range has no upper end (`>=4`), so the major is only its lower one. */
  open: boolean;
}

/**
 * Reads the newest major out of a semver range (`^4.3.1 || ^5`, `>=5 <7`, `5.0.0-beta.6`, `4.x`, `4 - 6`). Undefined for
 * what holds no number: a tag (`latest`), `*`, a URL.
 */
export function highestMajor(range: string): HighestMajor | undefined {
  let highest: HighestMajor | undefined;
  for (const alternative of range.split('||')) {
    const found = ofAlternative(alternative.trim());
    if (found && (!highest || found.major > highest.major || (found.major === highest.major && found.open))) {
      highest = found;
    }
  }
  return highest;
}

const COMPARATOR = /^(<=?|>=?|\^|~>?|=)?v?(\d+)(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?(?:[-+][\w.+-]*)?$/i;

function ofAlternative(alternative: string): HighestMajor | undefined {
  const hyphen = /^\S+\s+-\s+(\S+)$/.exec(alternative);
  let exact: number | undefined;
  let lower: number | undefined;
  let upper: number | undefined;
  for (const token of (hyphen?.[1] ?? alternative).replace(/([<>=~^])\s+/g, '$1').split(/\s+/)) {
    const match = COMPARATOR.exec(token);
    if (!match) return undefined;
    const [, operator = '', digits = '', minor = '0', patch = '0'] = match;
    const major = Number(digits);
    // Below `5.0.0` is 4, and so is below `5.0.0-0`, which is how tools write it.
    if (operator === '<') upper = minor === '0' && patch === '0' ? major - 1 : major;
    else if (operator === '<=') upper = major;
    else if (operator === '>' || operator === '>=') lower = major;
    else exact = major;
  }
  if (exact !== undefined) return { major: exact, open: false };
  if (upper !== undefined) return { major: upper, open: false };
  return lower === undefined ? undefined : { major: lower, open: true };
}

export type Version = readonly [major: number, minor: number, patch: number];

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const versionOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(part => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
};

/** The lowest version that a range lets in; undefined for what is no range of numbers: a tag, `*`, a URL. */
export function lowestVersion(range: string): Version | undefined {
  const lowest = range.split('||').map(alternative => lowestOf(alternative.trim()));
  return lowest.every(version => version !== undefined) ? lowest.sort(compare)[0] : undefined;
}

function lowestOf(alternative: string): Version | undefined {
  if (ofAlternative(alternative) === undefined) return undefined;
  const [first] = alternative.split(/\s+-\s+/);
  const bounds = first!
    .replace(/([<>=~^])\s+/g, '$1')
    .split(/\s+/)
    .filter(token => !token.startsWith('<'))
    .map(token => versionOf(token.replace(/^\D+/, '')));
  return bounds.sort(compare).at(-1) ?? [0, 0, 0];
}

/** A single comparator: a caret, a tilde or a lower bound of any length, or one whole version. */
const SINGLE = /^(?:(\^|~|>=)\s*v?\d+(?:\.\d+){0,2}|(=?)v?\d+\.\d+\.\d+)(?:[-+][\w.+-]*)?$/;

/**
 * The range with `version` for its lowest one and the same operator. A range of several parts gets a caret, unless it lets
 * in that major already. Undefined where nothing is to be raised.
 */
export function raised(range: string, version: string): string | undefined {
  const lowest = lowestVersion(range);
  if (!lowest || compare(lowest, versionOf(version)) >= 0) return undefined;
  const single = SINGLE.exec(range);
  if (single) return (single[1] ?? single[2] ?? '') + version;
  return admitsMajor(range, version) ? undefined : `^${version}`;
}

/** Whether the range lets in some release of the version's major. */
export function admitsMajor(range: string, version: string): boolean {
  const highest = highestMajor(range);
  return highest === undefined || highest.open || highest.major >= versionOf(version)[0];
}

/**
 * The alternatives of a range from a major version on, with their upper ends; `>=major` where none is left. Undefined where
 * nothing changes.
 */
export function withoutOlder(range: string, major: number): string | undefined {
  const alternatives = range.split('||').map(alternative => alternative.trim());
  const lowest = (alternative: string) => (/^(?:[*xX])?$/.test(alternative) ? [0] : lowestVersion(alternative))?.[0];
  const kept = alternatives.map(alternative => {
    if ((lowest(alternative) ?? major) >= major) return alternative;
    const highest = highestMajor(alternative);
    return highest && !highest.open && highest.major >= major ? from(alternative, major) : undefined;
  });
  if (kept.every((alternative, i) => alternative === alternatives[i])) return undefined;
  return kept.filter(alternative => alternative !== undefined).join(' || ') || `>=${major}`;
}

/** `>=18 <25` and `18 - 24`, from another major on. */
const from = (range: string, major: number): string =>
  range.replace(/^(>=?\s*)?v?[\d.x*]+/, (_, operator?: string) => (operator ? `>=${major}` : String(major)));

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

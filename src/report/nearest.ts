/** The known name that a mistyped one most likely means; undefined where none is near. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const known = [...names];
  const lower = word.toLowerCase();
  let best: string | undefined;
  // A third of the letters may be wrong: more, and a short word is near to everything.
  let bound = Math.max(1, Math.floor(lower.length / 3)) + 1;
  for (const name of known) {
    const distance = edits(lower, name.toLowerCase());
    if (distance < bound) {
      bound = distance;
      best = name;
    }
  }
  if (best !== undefined || lower.length < 3) return best;
  // A name cut short, or one typed too long.
  return known.find(name => name.length > 2 && (name.startsWith(lower) || lower.startsWith(name)));
}

/** How many letters to add, drop, exchange or swap with their neighbour to get from one word to the other. */
function edits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

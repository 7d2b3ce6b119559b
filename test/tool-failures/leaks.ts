/** Words that the doubles of outside services put into their errors, and that no provider may be sent. */
const INTERNAL =
  /172\.16\.4\.9|ECONNREFUSED|s3cr3t|[\w-]+\.internal|shop_internal|EACCES|\/var\/lib|LOCK_PLC|lib\/outside/g;

/** What leaks, in words: which of them are in which request, and what stands around the first. */
export function leaksOf(bodies: readonly string[]): string[] {
  return bodies.flatMap((body, index) => {
    const words = [...new Set(body.match(INTERNAL))];
    if (words.length === 0) return [];
    const at = body.indexOf(words[0]!);
    return [`request ${index + 1} tells ${words.join(', ')}: …${body.slice(Math.max(0, at - 80), at + 80)}…`];
  });
}

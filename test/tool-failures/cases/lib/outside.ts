/**
 * What tools talk to. While `OUTSIDE` is `down` all of it fails as real services do: with words in the error that are
 * nobody's business outside.
 */
export const isDown = (): boolean => process.env.OUTSIDE === 'down';

export async function ask<T>(service: string, answer: T): Promise<T> {
  await null;
  if (isDown()) {
    throw Object.assign(new Error(`connect ECONNREFUSED 172.16.4.9:6379 (${service})`), {
      address: '172.16.4.9',
      url: 'redis://worker:s3cr3t@cache.internal/0',
    });
  }
  return answer;
}

export function readNow<T>(file: string, content: T): T {
  if (isDown()) throw new Error(`EACCES: permission denied, open '/var/lib/shop/${file}'`);
  return content;
}

/** Gives up when the signal does. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

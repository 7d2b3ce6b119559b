/** A stream as far as we use it. It calls `done` once the text is out of our hands. */
export interface Writable {
  write(text: string | Uint8Array, done?: (error?: Error | null) => void): unknown;
  on?(event: 'error', listener: (error: Error & { code?: string }) => void): unknown;
}

/**
 * Writes to a stream whose reader may leave early, as `head` and a closed pager do. That ends the output and nothing
 * else: the run goes on, and keeps its exit code.
 */
export class Output {
  readonly #stream: Writable;
  #closed = false;
  #error: Error | undefined;
  #pending: Promise<void> = Promise.resolve();

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on?.('error', error => this.#fail(error));
  }

  write(text: string | Uint8Array): void {
    if (this.#closed || text.length === 0) return;
    const written = new Promise<void>(resolve => {
      try {
        this.#stream.write(text, error => {
          if (error) this.#fail(error);
          resolve();
        });
      } catch (error) {
        this.#fail(error as Error);
        resolve();
      }
    });
    this.#pending = this.#pending.then(() => written);
  }

  line(text: string): void {
    this.write(`${text}\n`);
  }

  /** Waits until all is written. Rejects where it could not be, as on a full disk. */
  async end(): Promise<void> {
    await this.#pending;
    if (this.#error) throw this.#error;
  }

  #fail(error: Error & { code?: string }): void {
    this.#closed = true;
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') this.#error ??= error;
  }
}

// @from 7
import type { UIMessageStreamWriter } from 'ai';

/** Once `writeData`. */
export function progress(writer: UIMessageStreamWriter, write = writer.write) {
  write({ type: 'data-custom', data: 1, transient: true });
  writer.write({ type: 'source-url', sourceId: 'a', url: 'https://a.b' });
}

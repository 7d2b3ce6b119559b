import { find } from './store';

export async function search({ q }: { q: string }) {
  try {
    return { hits: await find(q) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

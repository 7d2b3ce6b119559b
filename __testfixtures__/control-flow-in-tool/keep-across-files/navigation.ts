export { redirect } from 'some-package';

export function notFound(): { digest: string } {
  return { digest: 'none' };
}

export { redirect } from 'next/navigation';

// The shape by which Next.js knows its own errors.
function control(code: string): never {
  throw Object.assign(new Error(code.split(';')[0]), { digest: code });
}
export function notFound(): never {
  return control('NEXT_HTTP_ERROR_FALLBACK;404');
}

// @from 4
// @only partial-json
// @row parse-partial-json-async
// @findings error:8
import { parsePartialJson } from '@ai-sdk/ui-utils';

export function Preview({ text }: { text: string }) {
  const { value } = parsePartialJson(text);
  return <pre>{JSON.stringify(value)}</pre>;
}

/** The props of a component with `<script setup>`: names of its template that no declaration of the script gives. */
import { namesIn, topLevel } from './writer.js';

const CALL = 'defineProps';
/** As long as the name, so that all that follows stays in its place. */
const BOUND = 'var $p=$P$ ';

/** `defineProps<…>()` as a statement: nothing holds the props then, so the code that is read does. */
const STATEMENT = /^([\t ]*)defineProps(?=\s*<)/m;

/** The script as it is read for its template. */
export const withProps = (code: string): string => code.replace(STATEMENT, `$1${BOUND}`);

/** What holds the props in that script, and their names. */
export function propsIn(text: string): { holder: string; names: string[] } | undefined {
  const assigned = /\b(?:const|let)\s+([\w$]+)\s*=\s*(?:withDefaults\s*\(\s*)?defineProps(?=\s*<)/.exec(text);
  const found = assigned ?? STATEMENT.exec(text);
  if (!found) return undefined;
  const names = membersOf(text, text.indexOf(CALL, found.index) + CALL.length);
  return names.length > 0 ? { holder: assigned?.[1] ?? '$p', names } : undefined;
}

/** The members of the type that is written behind an offset, or is declared elsewhere under the name that is. */
function membersOf(text: string, from: number): string[] {
  const [lead, name] = /^\s*<\s*([A-Za-z_$][\w$]*)?/.exec(text.slice(from))!;
  const declared =
    name && new RegExp(`\\b(?:interface|type)\\s+${name.replaceAll('$', '\\$')}\\s*=?\\s*(?=\\{)`).exec(text);
  if (name && !declared) return [];
  const begin = declared ? declared.index + declared[0].length : from + lead.length;
  if (text[begin] !== '{') return [];
  const names: string[] = [];
  for (let rest = text.slice(begin + 1); !/^\s*\}/.test(rest) && rest !== ''; ) {
    const end = topLevel(rest, ';,\n}');
    const member = /^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??\s*:/.exec(rest.slice(0, end));
    if (member) names.push(...namesIn(member[1]!));
    if (rest[end] === '}') break;
    rest = rest.slice(end + 1);
  }
  return names;
}

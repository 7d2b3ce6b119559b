/** What the model gets in place of a result. */
import type { Part } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';

import type { Context } from '../../../src/transform.js';
import type { ToolRun } from '../execute/execute.js';
import { isRead, snakeCase } from '../execute/name.js';
import { type Answer, answerFor, isFixed } from './answer.js';
import { ownShape } from './own-shape.js';

export interface Failure {
  answer: Answer;
  /** The member that is false. */
  flag: string;
  /** `'get_weather_failed'` */
  code: string;
  /** The object for a failure of which nothing is said; `more` are members beside it. */
  object(...more: string[]): string;
  /** The object for a failure of which the author says something; `more` are members of what says it. */
  told(text: Part, more?: readonly string[]): Part[];
}

/** @param known the name of the tool, where it has one */
export function failureFor(run: ToolRun, known: string | undefined, context: Context): Failure {
  const name = known ?? 'tool';
  const quote = quoteOf(run.key.getSourceFile());
  const code = `${quote}${snakeCase(name)}_failed${quote}`;
  const own = run.reference ? undefined : run.execute && ownShape(run.execute, context.checker);
  if (own?.around && context.choices.toolErrors !== 'throw') {
    const { around } = own;
    // Where something counts on the output, the failure has nothing that those of the author do not have.
    const isOpen = !own.names.includes('retryable') && !isFixed(run, known, context);
    const retryable = isOpen ? [`retryable: ${isRead(name)}`] : [];
    const object = (...more: string[]): string => {
      const members = [...retryable, ...more].map(member => `, ${member}`).join('');
      return `${around[0]}${code}${around[1].replace(/ \}( as const)?$/, `${members} }$1`)}`;
    };
    return { answer: 'return', flag: own.flag, code, object, told: text => [around[0], text, around[1]] };
  }
  const flag = own?.flag ?? 'ok';
  const ok = `${flag}: false${context.unit.language === 'jsx' ? '' : ' as const'}`;
  return {
    answer: answerFor(run, known, context),
    flag,
    code,
    object: (...more) => `{ ${[ok, `error: ${code}`, `retryable: ${isRead(name)}`, ...more].join(', ')} }`,
    told: (text, more = []) => {
      const isKnown = more.some(member => member.startsWith('retryable:'));
      const members = [...(isKnown ? [] : ['retryable: false']), ...more].map(member => `, ${member}`);
      return [`{ ${ok}, error: ${code}, message: `, text, `${members.join('')} }`];
    },
  };
}

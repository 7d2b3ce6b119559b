/** Types that state of a component has. */
import { CHAT_STATE } from '../../../src/chat-state.js';
import type { Draft } from '../../../src/edit/draft.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import { parametersOf, type Submit } from './submit.js';

export const typeOf = (name: string, submit: Submit | undefined, at: tsTypes.Node, draft: Draft): string =>
  name === 'handleSubmit' && submit
    ? `(${parametersOf(submit, at, draft)}) => void`
    : CHAT_STATE[name]!.replace(/\w+/g, word => (word in MODULES ? draft.importType(at, MODULES[word]!, word) : word));

/** Where types of the state come from. */
const MODULES: Readonly<Record<string, string>> = { Dispatch: 'react', SetStateAction: 'react', JSONValue: 'ai' };

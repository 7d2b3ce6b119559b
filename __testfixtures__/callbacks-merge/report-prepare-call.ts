// @from 6
// @only callbacks-merge
// @row prepare-call-callbacks
// @findings error:10 error:11 error:16
// @types-skip callbacks are not in the type of `prepareCall`
import { ToolLoopAgent, type LanguageModel } from 'ai';

export const returned = (model: LanguageModel) =>
  new ToolLoopAgent({
    model, prepareCall: ({ onFinish, ...rest }) => ({
      ...rest, onFinish: event => onFinish?.(event),
    }),
  });

export const block = (model: LanguageModel) =>
  new ToolLoopAgent({ model, async prepareCall(settings) { return { ...settings, experimental_onStart: console.log }; } });

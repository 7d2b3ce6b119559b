/** `useEffect(() => resume(), [])`: the effect returns what it calls, and `resumeStream` gives a promise. */
import { callBy } from '../../../src/sdk/calls.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export function voidEffects({ name }: tsTypes.BindingElement, context: Context): void {
  for (const use of context.uses.references.of(name)) {
    const call = callBy(use);
    const effect = call?.parent;
    const isReturned =
      effect &&
      ts.isArrowFunction(effect) &&
      effect.body === call &&
      ts.isCallExpression(effect.parent) &&
      /\buse(?:Layout)?Effect$/.test(effect.parent.expression.getText());
    if (isReturned) context.change(call, draft => draft.insertBefore(call, 'void '));
  }
}

/** Lets a call go on to take system messages among the others, as it did before 7. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { ALLOW } from './call.js';

type Options = tsTypes.ObjectLiteralExpression;

/** Options that were given it. */
const allowed = new WeakSet<Options>();

/** Whether the options say what becomes of system messages. */
export const saysAllow = (options: Options, { checker }: Context): boolean =>
  allowed.has(options) ||
  propertyNamed(options, ALLOW) !== undefined ||
  options.properties.some(property => {
    if (!ts.isSpreadAssignment(property)) return false;
    const symbol = checker.getPropertyOfType(checker.getTypeAtLocation(property.expression), ALLOW);
    return symbol !== undefined && !(symbol.flags & ts.SymbolFlags.Optional);
  });

/** Whether the file of the options is one of code before 7. */
export function isOld(options: Options, { unit, generation, uses }: Context): boolean {
  const other = uses.program.unit(options.getSourceFile());
  return other === unit ? generation !== 7 : other !== undefined && [4, 5, 6].includes(other.package.generation ?? 7);
}

/** Adds the option; what another value brings of it still counts. */
export function allow(options: Options, message: tsTypes.Node, context: Context): void {
  if (allowed.has(options)) return;
  allowed.add(options);
  const messages = propertyNamed(options, 'messages') ?? propertyNamed(options, 'prompt');
  const place = options.properties.find(
    property => property === messages || (ts.isSpreadAssignment(property) && mayBringAllow(property, context)),
  );
  const text = `${ALLOW}: true`;
  const isChanged = context.change(options, draft =>
    place ? draft.addElementBefore(place, text) : draft.addProperty(options, text),
  );
  if (isChanged) reportAllowed(messages?.name ?? options, message, context);
}

const mayBringAllow = ({ expression }: tsTypes.SpreadAssignment, { checker }: Context): boolean =>
  mayHave(checker, checker.getTypeAtLocation(expression), [ALLOW]);

/** `src/chat.ts:12` */
export function placeOf(node: tsTypes.Node, { uses }: Context): string {
  const source = node.getSourceFile();
  return `${uses.program.unit(source)?.path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

function reportAllowed(at: tsTypes.Node, message: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: `The system message of ${placeOf(message, context)} comes here among the others. 7 refuses it there by default, so \`${ALLOW}: true\` was added, which keeps what it did: also that whoever can add such a message instructs the model (prompt injection).`,
    remedy:
      'Make sure that no message of a user can have the role `system`. Better pass what system messages say as `instructions`, keep them out of the list and delete the option.',
  });
}

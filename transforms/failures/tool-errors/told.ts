/** What the author of a tool wrote for the model: words in errors that are thrown there, and errors of a class for it. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { indentAt, lineEnding } from '../../../src/edit/layout.js';
import { resolveAlias } from '../../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type AuthoredThrow, authoredThrows, saysOnlyText } from '../execute/authored.js';
import type { ToolRun } from '../execute/execute.js';
import { scopeOf } from '../execute/failures.js';
import { TOOL_ERROR } from '../execute/settled.js';
import { helperImport, sharesHelper } from '../helper/helper.js';
import type { Failure } from './failure.js';
import { logCall } from './log.js';

/** The class `ToolError` of the project. */
interface ToolErrorClass {
  /** What it has for the model beside its message. */
  members: string[];
  /** Whether a message is enough to make one. */
  takesText: boolean;
}

/** Undefined where no class of that name can be seen. */
export function toolErrorAt(at: tsTypes.Node, { checker }: Context): ToolErrorClass | undefined {
  const symbol = checker
    .getSymbolsInScope(at, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
    .find(({ name }) => name === TOOL_ERROR);
  if (!symbol || symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration)) return undefined;
  const declared = resolveAlias(checker, symbol);
  const declaration = declared?.valueDeclaration;
  if (!declared || !declaration) return { members: [], takesText: false };
  const instance = checker.getDeclaredTypeOfSymbol(declared);
  const makers = checker.getTypeOfSymbolAtLocation(declared, declaration).getConstructSignatures();
  return {
    members: ['retryable', 'hint'].filter(name => checker.getPropertyOfType(instance, name)),
    takesText: makers.some(({ parameters: [text, ...others] }) => text && others.every(isOptional)),
  };
}

const isOptional = ({ valueDeclaration }: tsTypes.Symbol): boolean =>
  valueDeclaration !== undefined &&
  ts.isParameter(valueDeclaration) &&
  (valueDeclaration.questionToken ?? valueDeclaration.initializer ?? valueDeclaration.dotDotDotToken) !== undefined;

/** Keeps the author's words for the model, which the new `catch` would take. */
export function keepTold(
  draft: Draft,
  { execute }: ToolRun,
  { name, failure, isStream }: { name: string | undefined; failure: Failure; isStream: boolean },
  context: Context,
): Kept {
  const kept: Kept = { lost: [], toolError: undefined };
  const { checker } = context;
  const own = execute && toolErrorAt(execute, context);
  for (const thrown of execute ? authoredThrows(execute, scopeOf(execute, checker)) : []) {
    const { expression } = thrown.error;
    if (own && expression.getText() === TOOL_ERROR) continue;
    // What the author's handlers do with it on the way must go on.
    if (thrown.isCaught || !saysOnlyText(thrown.error, checker)) kept.lost.push(thrown);
    else if (failure.answer === 'return') tell(draft, thrown, failure, name ?? 'tool', isStream, context);
    else if (own ? own.takesText : sharesHelper(expression.getSourceFile(), context)) {
      kept.toolError ??= own ? TOOL_ERROR : helperImport(draft, expression, 'ToolError', context);
      draft.replace(expression, kept.toolError ?? TOOL_ERROR);
    } else kept.lost.push(thrown);
  }
  return kept;
}

export interface Kept {
  /** Errors whose words the new `catch` takes all the same. */
  lost: AuthoredThrow[];
  /** The class that they are made with now. */
  toolError: string | undefined;
}

/** `throw new Error('No such table.')` → `return { ok: false, …, message: 'No such table.' }` */
function tell(
  draft: Draft,
  { statement, error, text }: AuthoredThrow,
  failure: Failure,
  name: string,
  isStream: boolean,
  context: Context,
): void {
  const clause = ts.findAncestor(statement, node => ts.isCatchClause(node) || (ts.isFunctionLike(node) && 'quit'));
  const caught = clause && (clause as tsTypes.CatchClause).variableDeclaration?.name;
  const log = caught && ts.isIdentifier(caught) ? [logCall(statement, name, caught.text, context, false)] : [];
  const source = statement.getSourceFile();
  const isHeld = ts.isBlock(statement.parent) || ts.isCaseOrDefaultClause(statement.parent);
  const next = isHeld ? `;${lineEnding(source.text)}${indentAt(source.text, statement.getStart())}` : '; ';
  const lines: Part[][] = [
    ...log.map(line => [line]),
    [isStream ? 'yield ' : 'return ', ...failure.told(text)],
    ...(isStream ? [['return']] : []),
  ];
  const parts = lines.flatMap((line, i) => (i === 0 ? line : [next, ...line]));
  const range = { start: statement.getStart(), end: error.end };
  if (isHeld || lines.length === 1) draft.replaceRange(statement, range, ...parts);
  else draft.replaceRange(statement, { start: range.start, end: statement.end }, '{ ', ...parts, '; }');
}

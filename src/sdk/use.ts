/** What a transform is given: a place where a word that it looks for means a member of the SDK. */
import type { SourceUnit } from '../project/project.js';
import type { Loss } from './flow.js';
import type { Owner } from './symbols.js';
import type { tsTypes } from './typescript.js';

/** A name whose SDK meaning is not proven at every place that its value reaches. */
export interface Doubt {
  node: tsTypes.Node;
  reason: string;
}

interface Base {
  /** The word, as it is spelled. */
  name: string;
  /** The SDK members it means; empty only for a stray and an unknown. */
  owners: readonly Owner[];
  /** The token that spells it. */
  key: tsTypes.Node;
  unit: SourceUnit;
}

/** A key in an object literal that the SDK takes. */
export interface OptionUse extends Base {
  form: 'option';
  node: tsTypes.ObjectLiteralElementLike;
  literal: tsTypes.ObjectLiteralExpression;
  /** Whether the literal goes straight into a call of the SDK, so that nothing of the project reads it. */
  direct: boolean;
  /** Set where the literal also reaches places that are not known to be the SDK's. */
  doubt?: Doubt;
  /** Reads of this very property elsewhere: `settings.maxTokens`. They change with it. */
  reads: (ReadUse | PatternUse | MentionUse)[];
  /** Whether every place where the SDK takes the doubtful literal is a use of its own, of form `spread`. */
  isSettled?: boolean;
  /** Where the SDK takes a literal that was followed. */
  takers: readonly tsTypes.Node[];
}

/** A key in an object, or a member given to it, that could not be followed to anything that says what it is. No owners. */
export interface StrayUse extends Base {
  form: 'stray';
  node: tsTypes.Node;
  /** The literal with the key; none where a member is assigned. */
  literal: tsTypes.ObjectLiteralExpression | undefined;
  loss: Loss;
}

/** `r.usage`, `r?.usage`, `r!['usage']`. */
export interface ReadUse extends Base {
  form: 'read';
  node: tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression;
}

/** A member taken out by a pattern: a declaration, a parameter, an assignment, a `for … of`. */
export interface PatternUse extends Base {
  form: 'pattern';
  node: tsTypes.BindingElement | tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment;
}

/** A value of the project's own type handed to the SDK, in which the word is a property of that type. */
export interface SpreadUse extends Base {
  form: 'spread';
  /** The spread in a literal, or what is handed on as a whole. */
  node: tsTypes.SpreadAssignment | tsTypes.ShorthandPropertyAssignment | tsTypes.Expression;
  /** The value that holds the property, and its type. */
  value: tsTypes.Expression;
  type: tsTypes.Type;
  /** Whether the value can be read once more without running anything. */
  isNamed: boolean;
}

/** An export of the SDK named in an import, an export, a namespace member, a `require` pattern, a type. */
export interface NameUse extends Base {
  form: 'name';
  node: tsTypes.Node;
}

/** A member that is only named: `Parameters<typeof generateText>[0]['maxSteps']`, `Omit<Options, 'maxTokens'>`, `'maxTokens' in options`, `vi.spyOn(ai, 'generateText')`. */
export interface MentionUse extends Base {
  form: 'mention';
  node: tsTypes.Node;
}

/** A member of a class that implements a type of the SDK, by itself or through a class that it extends. */
export interface MemberUse extends Base {
  form: 'member';
  node: (tsTypes.MethodDeclaration | tsTypes.PropertyDeclaration) & { parent: tsTypes.ClassLikeDeclaration };
}

/** A member of a value of which nothing is known. No owners: most such words are not the SDK's. */
export interface UnknownUse extends Base {
  form: 'unknown';
  node: tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression;
}

export type Use =
  | OptionUse
  | StrayUse
  | ReadUse
  | PatternUse
  | SpreadUse
  | NameUse
  | MentionUse
  | MemberUse
  | UnknownUse;

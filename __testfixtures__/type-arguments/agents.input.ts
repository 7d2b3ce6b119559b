// @from 6
// @only type-arguments
// @row agent-types-generic-order
import {
  DirectChatTransport,
  ToolLoopAgent,
  type Agent,
  type DirectChatTransportOptions,
  type LanguageModel,
  type Output,
  type ToolLoopAgentSettings,
  type ToolSet,
  type UIMessage,
} from 'ai';

type Text = Output.Output<string, string, never>;
type Tools = {};
export const make = (model: LanguageModel) => new ToolLoopAgent<{ user: string }, Tools, Text>({ model });
export const settings: ToolLoopAgentSettings<never, Tools, never>[] = [];
export let current: Agent<never, Tools, any> | undefined;
export class Assistant extends ToolLoopAgent<never, Tools, never> {}
export abstract class Own implements Agent<string, Tools, Text> {
  readonly version = 'agent-v1';
  readonly id = 'own';
  readonly tools = {};
  abstract generate: Agent<string, Tools, Text>['generate'];
  abstract stream: Agent<string, Tools, Text>['stream'];
}
export const transport = (agent: Agent<never, Tools, never>) => new DirectChatTransport<never, Tools, never>({ agent });
export type Options<M extends UIMessage<unknown, never>> = DirectChatTransportOptions<never, {}, never, M>;
export type Short = ToolLoopAgent<never, ToolSet> | Agent<string> | ToolLoopAgent;

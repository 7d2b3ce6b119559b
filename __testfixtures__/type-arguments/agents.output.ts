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
export const make = (model: LanguageModel) => new ToolLoopAgent<{ user: string }, Tools, any, Text>({ model });
export const settings: ToolLoopAgentSettings<never, Tools, any, never>[] = [];
export let current: Agent<never, Tools, any, any> | undefined;
export class Assistant extends ToolLoopAgent<never, Tools, any, never> {}
export abstract class Own implements Agent<string, Tools, any, Text> {
  readonly version = 'agent-v1';
  readonly id = 'own';
  readonly tools = {};
  abstract generate: Agent<string, Tools, any, Text>['generate'];
  abstract stream: Agent<string, Tools, any, Text>['stream'];
}
export const transport = (agent: Agent<never, Tools, any, never>) => new DirectChatTransport<never, Tools, any, never>({ agent });
export type Options<M extends UIMessage<unknown, never>> = DirectChatTransportOptions<never, {}, any, never, M>;
export type Short = ToolLoopAgent<never, ToolSet> | Agent<string> | ToolLoopAgent;

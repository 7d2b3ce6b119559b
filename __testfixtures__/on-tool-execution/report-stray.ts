// @from 6
// @findings info:7
import { ToolLoopAgent, type ToolLoopAgentSettings } from 'ai';

declare const registry: { add(name: string, settings: unknown): void };

registry.add('dice', { experimental_onToolCallStart: () => console.log('started') });

export const agent = (settings: ToolLoopAgentSettings) => new ToolLoopAgent(settings);

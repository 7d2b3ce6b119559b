// @from 4
// @row core-message-types id-generator-type type-core-tool type-core-tool-choice type-core-tool-call-union type-core-tool-result-union STR-20
// @only renamed-types
import type {
  CoreAssistantMessage,
  CoreMessage,
  CoreSystemMessage,
  CoreTool,
  CoreToolCallUnion,
  CoreToolChoice,
  CoreToolMessage,
  CoreToolResultUnion,
  CoreUserMessage,
  IDGenerator,
  ToolCallUnion,
  ToolResultUnion,
  ToolSet,
} from 'ai';

export const messages: CoreMessage[] = [];
export const system = (content: string): CoreSystemMessage => ({ role: 'system', content });
export const user: (message: CoreMessage) => message is CoreUserMessage = message => message.role === 'user';
export const texts = (message: CoreAssistantMessage | CoreToolMessage) => message.content;
export const tools: Record<string, CoreTool> = {};
export const choice: CoreToolChoice<ToolSet> = 'auto';
export const calls: (ToolCallUnion<ToolSet> | CoreToolCallUnion<ToolSet>)[] = [];
export const results: (ToolResultUnion<ToolSet> | CoreToolResultUnion<ToolSet>)[] = [];
export const newId: IDGenerator = () => 'id';

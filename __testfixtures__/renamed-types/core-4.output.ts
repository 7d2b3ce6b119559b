// @from 4
// @row core-message-types id-generator-type type-core-tool type-core-tool-choice type-core-tool-call-union type-core-tool-result-union STR-20
// @only renamed-types
import type {
  AssistantModelMessage,
  ModelMessage,
  SystemModelMessage,
  Tool,
  TypedToolCall,
  ToolChoice,
  ToolModelMessage,
  TypedToolResult,
  UserModelMessage,
  IdGenerator,
  ToolSet,
} from 'ai';

export const messages: ModelMessage[] = [];
export const system = (content: string): SystemModelMessage => ({ role: 'system', content });
export const user: (message: ModelMessage) => message is UserModelMessage = message => message.role === 'user';
export const texts = (message: AssistantModelMessage | ToolModelMessage) => message.content;
export const tools: Record<string, Tool> = {};
export const choice: ToolChoice<ToolSet> = 'auto';
export const calls: (TypedToolCall<ToolSet> | TypedToolCall<ToolSet>)[] = [];
export const results: (TypedToolResult<ToolSet> | TypedToolResult<ToolSet>)[] = [];
export const newId: IdGenerator = () => 'id';

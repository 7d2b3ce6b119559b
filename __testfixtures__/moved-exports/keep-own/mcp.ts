export const experimental_createMCPClient = (name: string) => ({ name });
export const getTextFromDataUrl = (url: string) => url.slice(5);
export interface ToolCall {
  name: string;
}

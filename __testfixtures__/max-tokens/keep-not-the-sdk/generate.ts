// @from 4
export interface Request {
  prompt: string;
  maxTokens?: number;
}

export const generateText = async (request: Request) => ({ text: request.prompt.slice(0, request.maxTokens) });

// @from 6
// @only final-step total-usage
import { generateText } from 'ai';

interface Run {
  usage: number;
  totalUsage: number;
  toolCalls: string[];
  response: { id: string };
  content: string;
}

declare const run: Run;
declare function fetchRun(): Promise<Run>;

export const ask = generateText;

export async function read(response: Response) {
  const { usage, toolCalls, content } = await fetchRun();
  const { data }: { data: { usage: number } } = await response.json();
  return [run.usage, run.totalUsage, run.toolCalls, run.response.id, usage, toolCalls, content, data.usage];
}

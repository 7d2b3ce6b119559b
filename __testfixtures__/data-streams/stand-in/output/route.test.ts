// @findings error:7
import { streamText } from 'ai';
import { chat } from './route';

declare const vi: { fn(): any };

const start: any = () => ({ toDataStreamResponse: vi.fn() });

export const answer = chat('Hi', start as typeof streamText);

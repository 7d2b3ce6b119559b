import { streamText } from 'ai';
import { chat } from './route';

declare const vi: { fn(): any };

const start: any = () => ({ toUIMessageStreamResponse: vi.fn() });

export const answer = chat('Hi', start as typeof streamText);

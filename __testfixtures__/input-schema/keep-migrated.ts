// @from 7
import { tool, type Tool } from 'ai';
import { z } from 'zod';

const parameters = z.object({ city: z.string() });

export const weather = tool({ description: 'Weather', inputSchema: parameters });

export const describe = (one: Tool) => ({ name: 'weather', parameters: one.inputSchema });

// @from 6
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

interface Step {
  needsApproval: boolean;
}

const step: Step = { needsApproval: true };

export const main = (model: LanguageModel) =>
  generateText({
    model,
    prompt: step.needsApproval ? 'Ask first.' : 'Go.',
    tools: { plan: tool({ inputSchema: z.object({ needsApproval: z.boolean() }), execute: ({ needsApproval }) => ({ needsApproval }) }) },
  });

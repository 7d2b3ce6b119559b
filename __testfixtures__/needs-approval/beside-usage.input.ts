// @from 6
// @only needs-approval total-usage final-step
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const inputSchema = z.object({});

// Nothing of 7 is written here that would tell a second run what `usage` means.
export const ask = async () =>
  (
    await generateText({
      model,
      prompt: 'Hello',
      stopWhen: stepCountIs(5),
      tools: { look: tool({ inputSchema, needsApproval: false, execute: () => 'nothing' }) },
    })
  ).totalUsage;

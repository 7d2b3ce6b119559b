// @from 6
import { generateText, tool, type LanguageModel } from "ai";
import { z } from "zod";

export const ask = (model: LanguageModel) =>
  generateText({
    model,
    prompt: "Tidy up.",
    tools: {
      "remove-file": tool({ inputSchema: z.object({}) }),
    },
    toolApproval: { "remove-file": "user-approval" },
  });

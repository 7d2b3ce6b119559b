// @from 5
// @only model-output
import { type ToolResultPart, tool } from 'ai';
import { z } from 'zod';

interface OwnTool {
  description: string;
  toModelOutput?: (output: unknown) => ToolResultPart['output'];
}

const inputSchema = z.object({});

export const adapt = (own: OwnTool) => tool({ description: own.description, inputSchema, toModelOutput: own.toModelOutput && (({ output }) => own.toModelOutput!(output)) });

export const taken = ({ description, toModelOutput }: OwnTool) => tool({ description, inputSchema, toModelOutput: toModelOutput && (({ output }) => toModelOutput!(output)) });

export class Adapter {
  constructor(
    readonly own: OwnTool,
    readonly toText: NonNullable<OwnTool['toModelOutput']>,
  ) {}

  tools = () => ({
    own: tool({ inputSchema, toModelOutput: this.own.toModelOutput && (({ output }) => this.own.toModelOutput!(output)) }),
    text: tool({ inputSchema, toModelOutput: ({ output }) => this.toText(output) }),
  });
}

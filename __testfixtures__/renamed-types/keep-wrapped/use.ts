import type { ToolSet } from 'ai';
import type { StreamTextOnStepFinishCallback } from './types';

export const steps: StreamTextOnStepFinishCallback<ToolSet>[] = [];

// @from 6
import type { GenerateTextOnStepEndCallback } from 'ai';

export type Steps<T extends {}> = [GenerateTextOnStepEndCallback<T>, GenerateTextOnStepEndCallback<T>];
export type Step<T extends {}> = GenerateTextOnStepEndCallback<T>;

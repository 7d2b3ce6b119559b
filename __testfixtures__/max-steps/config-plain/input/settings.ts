export const settings = { temperature: 0.2, maxSteps: 8, title: 'Research' };
export const limits = { steps: Number(process.env.MAX_STEPS) };

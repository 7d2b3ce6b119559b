// @from 4
// @row ai-react IMP-01
import { useCompletion } from 'ai/react';

export const useName = () => useCompletion({ api: '/api/name' }).completion;

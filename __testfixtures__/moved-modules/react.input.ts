// @from 4
// @row ai-react
import { useCompletion } from 'ai/react';

export const useName = () => useCompletion({ api: '/api/name' }).completion;

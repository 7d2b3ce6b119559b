// @from 4
export default {
  maxTokens: 100,
  temperature: 0,
};

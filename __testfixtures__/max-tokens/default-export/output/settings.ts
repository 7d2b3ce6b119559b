// @from 4
export default {
  maxOutputTokens: 100,
  temperature: 0,
};

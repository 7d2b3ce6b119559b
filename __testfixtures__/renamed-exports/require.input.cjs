// @from 6
const { experimental_generateImage: draw, isToolOrDynamicToolUIPart } = require('ai');
const ai = require('ai');

module.exports = {
  draw,
  provider: ai.experimental_customProvider({}),
  tools: message => message.parts.filter(isToolOrDynamicToolUIPart),
};

// @from 6
const { generateImage: draw, isToolUIPart: isToolOrDynamicToolUIPart } = require('ai');
const ai = require('ai');

module.exports = {
  draw,
  provider: ai.customProvider({}),
  tools: message => message.parts.filter(isToolOrDynamicToolUIPart),
};

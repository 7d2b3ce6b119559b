// @from 4
// @only ui-messages
const { convertToModelMessages, streamText } = require('ai');

module.exports = async (model, req, res) => {
  const { messages } = req.body;
  streamText({ model, messages: await convertToModelMessages(messages) }).pipeDataStreamToResponse(res);
};

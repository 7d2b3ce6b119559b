// @from 6
/** @typedef {import('ai').TelemetryOptions} Settings */

/**
 * @param {Settings} settings Not TelemetrySettings of another library.
 * @param {import('ai').StreamTextOnEndCallback<import('ai').ToolSet>} onFinish
 */
export const watch = (settings, onFinish) => [settings, onFinish];

/** Methods and functions of the language that cannot throw. */

/** Methods of text and lists that cannot throw and always answer with a value. */
export const ANSWERS =
  /^(?:toUpperCase|toLowerCase|trim|trimStart|trimEnd|split|slice|substring|replace|concat|padStart|padEnd|includes|startsWith|endsWith|indexOf|lastIndexOf|charAt|charCodeAt|toString|join|map|filter|flatMap|flat|some|every|reverse|sort|forEach|has|keys|values|entries|test|get(?:UTC)?(?:Time|Date|Day|Month|FullYear|Hours|Minutes|Seconds|Milliseconds))$/;
/** Methods that cannot throw and may answer with nothing. */
export const MAY_ANSWER = /^(?:get|set|add|push|pop|shift|unshift|find|findIndex|findLast|at|match)$/;
/** A valid date in words. */
export const DATE_TEXT = /^to(?:ISO|JSON|UTC|Date|Time|Locale|LocaleDate|LocaleTime)?(?:String)?$/;

/** Functions on a global object. */
export const NAMESPACE_CALLS: Readonly<Record<string, RegExp>> = {
  Math: /./,
  console: /./,
  Date: /^(?:now|UTC)$/,
  JSON: /^stringify$/,
  Object: /^(?:keys|values|entries|assign|freeze|fromEntries)$/,
  Array: /^(?:isArray|of|from)$/,
  Number: /./,
  String: /^fromCharCode$/,
  crypto: /^randomUUID$/,
  performance: /^now$/,
};

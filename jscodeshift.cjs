// jscodeshift loads its transforms by `require`; this package is ESM. To be run with --no-babel, which compiles nothing.
const load = import('./dist/src/jscodeshift/door.js');

module.exports = async (file, api, options) => (await load).default(file, api, options);

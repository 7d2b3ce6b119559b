/** How a logger, and what it is asked to write, are called. */
export const LOGGER = /^(?:log|logger)$|Logger$|[a-z]Log$/;
export const LEVELS = /^(?:error|warn|info|debug|trace|fatal)$/;

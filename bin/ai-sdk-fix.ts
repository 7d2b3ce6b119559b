#!/usr/bin/env node
import { main } from '../src/cli.js';

// The exit code is set and not forced: what is still on its way into a pipe arrives.
process.exitCode = await main(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  cwd: process.cwd(),
  isTTY: { stdout: process.stdout.isTTY === true, stderr: process.stderr.isTTY === true },
  columns: process.stdout.columns ?? process.stderr.columns,
});

/** Builds an app with the packages of a generation: the page for the browser, the handler for Node. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { compile, compileModule } from 'svelte/compiler';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Generation } from '../../src/model.js';
import { ROOT, redirects } from '../fixtures/sdk-packages.js';

/** Path of a URL to what it answers. */
export type Page = ReadonlyMap<string, string | Uint8Array>;

export interface Handler {
  POST(request: Request): Promise<Response>;
  /** What `openai()` gives to the handler. */
  setModel(model: unknown): void;
}

export async function bundlePage(folder: string, generation: Generation): Promise<Page> {
  const plugins = [packagesOf(generation, specifier => specifier), svelte, vue()];
  const files = await bundle(folder, { plugins, build: { modulePreload: false } });
  return new Map(files.map(([name, content]) => [name === 'index.html' ? '/' : `/${name}`, content]));
}

export async function bundleHandler(folder: string, generation: Generation): Promise<Handler> {
  const entry = '\0entry';
  const openai = '\0openai';
  const sources: Record<string, string> = {
    [entry]: `export { POST } from ${JSON.stringify(join(folder, 'server/chat.ts'))}; export { setModel } from '${openai}';`,
    // Whichever of its models is asked for, also before there is one: the app is about the chat, not about the provider.
    [openai]: `let model; export const setModel = given => { model = given; };
      const get = () => new Proxy({}, { get: (_, key) => model[key], has: (_, key) => key in model });
      export const openai = Object.assign(get, { chat: get, responses: get });`,
  };
  const standIns: Plugin = {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId: source => (source === '@ai-sdk/openai' ? openai : source in sources ? source : undefined),
    load: id => sources[id],
  };
  const packages = packagesOf(generation, specifier => ({ id: specifier, external: true }));
  const files = await bundle(folder, {
    plugins: [standIns, packages],
    build: { ssr: true, rollupOptions: { input: entry, output: { entryFileNames: 'handler.mjs' } } },
  });
  return load(String(new Map(files).get('handler.mjs')));
}

async function bundle(folder: string, config: InlineConfig): Promise<[string, string | Uint8Array][]> {
  const result = await build({
    ...config,
    root: folder,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['svelte', 'module', 'browser', 'production'] },
    build: { ...config.build, write: false, minify: false, target: 'es2022' },
  });
  const [bundled] = [result].flat();
  if (!bundled || !('output' in bundled)) throw new Error('Vite watches instead of building');
  return bundled.output.map(file => [file.fileName, file.type === 'chunk' ? file.code : file.source]);
}

/** What the app imports, from the packages of this repository; what packages import is theirs. */
function packagesOf<T>(generation: Generation, found: (specifier: string) => T): Plugin {
  return {
    name: 'packages',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isOwn = importer && !importer.includes('/node_modules/');
      if (!isOwn || /^[.\0]/.test(source) || isAbsolute(source)) return undefined;
      const [specifier = source] = redirects(source, generation).map(redirect => redirect.specifier);
      const result = found(specifier);
      return typeof result === 'string'
        ? await this.resolve(result, join(ROOT, 'package.json'), { skipSelf: true })
        : (result as { id: string; external: true });
    },
  };
}

const svelte: Plugin = {
  name: 'svelte',
  transform(code, id) {
    const options = { filename: id, generate: 'client' as const };
    if (/\.svelte$/.test(id)) return compile(code, { ...options, css: 'injected' }).js;
    if (/\.svelte\.[jt]s$/.test(id)) return compileModule(code, options).js;
    return undefined;
  },
};

/** Below `node_modules`, where Node finds the packages and vitest leaves the module to Node. */
async function load(code: string): Promise<Handler> {
  const parent = join(ROOT, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'ai-sdk-fix-browser-'));
  try {
    const file = join(folder, 'handler.mjs');
    writeFileSync(file, code);
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

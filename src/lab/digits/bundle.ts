import { join } from 'node:path';
import { build } from 'vite';

/**
 * One plain script that defines `digits()`, built with the site's own bundler.
 * @param entry file next to this one
 */
export async function bundleDigits(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, entry), formats: ['iife'], name: 'engine' },
    },
  });
  const [first] = [made].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('Nothing was bundled');
  return chunk.code;
}

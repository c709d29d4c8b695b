import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** File names there change with their content. */
const ASSETS = ['_astro', 'cards'];
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Netlify's `_headers` for a built site: every asset is kept for good, and by its whole name. A rule for the folder
 * would hold for a name that is not there too, and keep its 404 for good.
 */
export async function headersOfAssets(dist: string): Promise<string> {
  const folders = ASSETS.map((name) => join(dist, name)).filter(existsSync);
  const entries = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length))
    .map((path) => path.replaceAll('\\', '/').replace(/^\/?/, '/'))
    .sort()
    .map((path) => `${path}\n  Cache-Control: ${FOR_GOOD}\n`)
    .join('');
}

/** Writes `_headers` into the built site. */
export const assetHeaders = (): AstroIntegration => ({
  name: 'asset-headers',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      await writeFile(join(dist, '_headers'), await headersOfAssets(dist));
    },
  },
});

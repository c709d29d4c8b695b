import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersOfAssets } from './headersOfAssets.ts';

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

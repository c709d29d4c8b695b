import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forSite } from '#contract/public/siteParts.ts';
import { SITE } from '#site';

/** The served files that say the site's name, and their fields for it. */
const FILES: Readonly<Record<string, (said: Record<string, unknown>) => Record<string, unknown>>> =
  {
    'openapi.json': (said) => forSite(said, SITE),
    'app.webmanifest': (said) => ({ ...said, name: SITE.name, short_name: SITE.name }),
  };

/** Puts the site's name into the served files that are JSON: those of `public` have the name they were written with. */
export const fileNames = (): AstroIntegration => ({
  name: 'file-names',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const [file, named] of Object.entries(FILES)) {
        const path = join(fileURLToPath(dir), file);
        const said = JSON.parse(await readFile(path, 'utf8'));
        await writeFile(path, `${JSON.stringify(named(said), undefined, 1)}\n`);
      }
    },
  },
});

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LICENSES_FILE } from '#domain/product/paths.ts';
import { SITE } from '#site';
import { noticesText } from './noticesText.ts';
import { packageFolder } from './packageFolder.ts';
import { type Notice, packageNotice } from './packageNotice.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What pages hold besides bundled modules: styles, icons drawn at build time, and the search with its program. */
const DRAWN = ['lucide-react', 'pagefind', 'tailwindcss'];

const FONT: Notice = {
  name: 'Archivo',
  license: 'OFL-1.1',
  text: readFileSync(join(ROOT, 'public/fonts/OFL.txt'), 'utf8'),
};

/** As much of a bundle as is read here. */
type Bundle = Readonly<
  Record<
    string,
    {
      readonly type: string;
      readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
    }
  >
>;

/** Collects what browsers are sent, and writes the notices of its authors into the built site. */
export function thirdPartyNotices() {
  const folders = new Set(DRAWN.map((name) => join(ROOT, 'node_modules', name)));

  /** For pages and for their workers, which are bundled apart. */
  const collect = () => ({
    name: 'third-party-notices',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Bundle): void {
      for (const { modules = {} } of Object.values(bundle)) {
        for (const [id, { renderedLength }] of Object.entries(modules)) {
          const folder = renderedLength > 0 ? packageFolder(id) : undefined;
          if (folder !== undefined) folders.add(folder);
        }
      }
    },
  });

  const write = (): AstroIntegration => ({
    name: 'third-party-notices',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        // A package can be reached by two paths.
        const all = [FONT, ...[...folders].map(packageNotice)];
        const notices = [...new Map(all.map((notice) => [notice.name, notice])).values()];
        await writeFile(join(fileURLToPath(dir), LICENSES_FILE), noticesText(SITE.name, notices));
        logger.info(`${notices.length} notices of other people's work in ${LICENSES_FILE}`);
      },
    },
  });

  return { collect, write };
}

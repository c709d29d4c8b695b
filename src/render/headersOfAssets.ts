import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Headers for all files of a folder: asset names change with their content. No folder that grows with the slate. */
const FOLDERS: readonly (readonly [name: string, header: string])[] = [
  ['_astro', 'Cache-Control: public, max-age=31536000, immutable'],
];

async function filesIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * Netlify's `_headers` for a built site, each file by its full name. A rule for a folder would also apply to missing files: it
 * would cache their 404 for good.
 */
export async function headersOfAssets(dist: string): Promise<string> {
  const rules = FOLDERS.map(async ([name, header]) => {
    const files = await filesIn(join(dist, name));
    return files
      .map((path) => path.slice(dist.length).replaceAll('\\', '/').replace(/^\/?/, '/'))
      .map((path) => `${path}\n  ${header}\n`);
  });
  return (await Promise.all(rules)).flat().join('');
}

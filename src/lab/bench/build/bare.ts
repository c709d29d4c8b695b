import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#local/project.ts';

const CONFIG = `export default {
  build: { format: 'file' }, devToolbar: { enabled: false }, markdown: { syntaxHighlight: false },
};`;

/** A page for each file of a built site, with the same markup. */
const page = (site: string): string => `---
import { readdirSync, readFileSync } from 'node:fs';
const site = ${JSON.stringify(site)};
export const getStaticPaths = () =>
  readdirSync(${JSON.stringify(site)}, { recursive: true })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => ({ params: { path: name === 'index.html' ? undefined : name.slice(0, -5) }, props: { name } }));
const html = readFileSync(site + '/' + Astro.props.name, 'utf8');
---
<Fragment set:html={html} />
`;

/** Writes an Astro project into an empty folder that only serves the pages of a built site. */
export async function writeBareProject(folder: string, site: string): Promise<void> {
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'astro.config.mjs'), CONFIG);
  await writeFile(join(folder, 'src/pages/[...path].astro'), page(site));
}

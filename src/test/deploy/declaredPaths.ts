import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/project.ts';

const FOLDER = join(ROOT, 'netlify/functions');

/** Paths under /api that the functions declare. Netlify reads them from the source without running it: plain strings. */
export const declaredPaths = (): readonly string[] =>
  readdirSync(FOLDER).flatMap((name) => {
    const source = readFileSync(join(FOLDER, name), 'utf8');
    const [config = ''] = /export const config[^;]*;/.exec(source) ?? [];
    return [...config.matchAll(/'(\/api\/[^']*)'/g)].map(([, path]) => path ?? '');
  });

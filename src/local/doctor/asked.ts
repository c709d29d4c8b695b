import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';

/** The site's requests to its database, by name. */
interface Asked {
  readonly functions: readonly string[];
  readonly tables: readonly string[];
}

const SOURCES = ['src/{feeds,http,members,slate,store}/**/*.ts', 'netlify/**/*.ts'];
const CALL = /\.rpc\(\s*'(\w+)'/g;
/** Table names are lower case: `Array.from('…')` and the like do not match. */
const TABLE = /(?<!Array|Buffer)\s*\.from\(\s*'([a-z_]+)'/g;

const namesIn = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  [
    ...new Set(
      texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)),
    ),
  ].toSorted();

/** Read from the sources, so that it is complete. */
export function askedOfDatabase(): Asked {
  const texts = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|^netlify[\\/]test[\\/]/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return { functions: namesIn(texts, CALL), tables: namesIn(texts, TABLE) };
}

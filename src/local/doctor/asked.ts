import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';

/** What the site asks of its database, by name. */
export interface Asked {
  readonly functions: readonly string[];
  readonly tables: readonly string[];
}

const SOURCES = ['src/{feeds,http,members,slate,store}/**/*.ts', 'netlify/**/*.ts'];
const CALL = /\.rpc\(\s*'(\w+)'/g;
/** Names of tables are in small letters: `Array.from('…')` and the like are not meant. */
const TABLE = /(?<!Array|Buffer)\s*\.from\(\s*'([a-z_]+)'/g;

const namesIn = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  [
    ...new Set(
      texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)),
    ),
  ].toSorted();

/** Read from the sources, so that nothing is left out. */
export function askedOfDatabase(): Asked {
  const texts = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|^netlify\/test\//.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return { functions: namesIn(texts, CALL), tables: namesIn(texts, TABLE) };
}

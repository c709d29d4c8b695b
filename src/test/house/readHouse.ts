import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#local/project.ts';
import { importsOf } from './importsOf.ts';

/** Each of our source files with those that it imports, as paths from the project's folder. */
export type ReadHouse = ReadonlyMap<string, readonly string[]>;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Import aliases: "#room/" → "src/room/", and single modules with their own alias. */
const names = Object.entries(
  z.object({ imports: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
    .imports,
).map(([name, path]) => [name.replace('*', ''), normalize(path).replace('*', '')] as const);

/** The file behind an import's name; undefined for a package. */
export function fileOf(importer: string, name: string): string | undefined {
  const plain = name.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return join(dirname(importer), plain);
  const room = names.find(([begin]) =>
    begin.endsWith('/') ? plain.startsWith(begin) : plain === begin,
  );
  return room && room[1] + plain.slice(room[0].length);
}

export function readHouse(): ReadHouse {
  const files = globSync(['{src,netlify}/**/*.{ts,tsx,astro,mjs}', '*.{ts,mjs}'], { cwd: ROOT });
  const ours = new Set(files);
  return new Map(
    files.toSorted().map((file) => {
      const targets = importsOf(file, read(file)).map((name) => fileOf(file, name) ?? '');
      return [file, targets.filter((target) => ours.has(target))];
    }),
  );
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files read only at a start, and why a change needs a restart. */
const AT_START: readonly { readonly path: string; readonly why: string }[] = [
  { path: 'supabase', why: 'migrations are applied at a start' },
  { path: 'src/local', why: 'it is what runs the site here' },
  { path: 'netlify.toml', why: 'redirects and headers are read at a start' },
  { path: 'package.json', why: 'packages are installed at a start' },
  { path: 'package-lock.json', why: 'packages are installed at a start' },
  { path: '.env', why: 'settings are read at a start' },
];

const TEST = /\.test\.tsx?$/;

/** A file's last change, or those of all files in a folder, by path. */
function changes(root: string, path: string): (readonly [path: string, changed: number])[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined || TEST.test(path)) return [];
  if (!stats.isDirectory()) return [[path, stats.mtimeMs]];
  return readdirSync(join(root, path)).flatMap((name) => changes(root, `${path}/${name}`));
}

/**
 * Checks for changes that take effect only with a restart: each call returns one line per file that has changed, appeared or
 * disappeared since the last call.
 */
export function restartLines(root: string): () => readonly string[] {
  const look = () =>
    AT_START.map(({ path, why }) => ({ why, files: new Map(changes(root, path)) }));
  let before = look();
  return () => {
    const now = look();
    const lines = now.flatMap(({ why, files }, at) => {
      const old = before[at]?.files ?? files;
      const changed = [...new Set([...old.keys(), ...files.keys()])].filter(
        (file) => old.get(file) !== files.get(file),
      );
      return changed.map(
        (file) => `${file} has changed: stop with Ctrl-C and start again, because ${why}.`,
      );
    });
    before = now;
    return lines;
  };
}

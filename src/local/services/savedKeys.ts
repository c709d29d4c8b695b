import { readFile, writeFile } from 'node:fs/promises';
import { type Keys, newKeys } from './keys.ts';

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' &&
  value !== null &&
  ['publishable', 'secret', 'jwt', 'hook', 'phone'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

/** The keys of this machine, so that sessions outlive a restart. A file that cannot be read is replaced. */
export async function savedKeys(file: string): Promise<Keys> {
  try {
    const saved: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isKeys(saved)) return saved;
  } catch {
    // Missing or unreadable: created below.
  }
  const keys = newKeys();
  await writeFile(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  return keys;
}

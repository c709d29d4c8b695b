import { readFile, writeFile } from 'node:fs/promises';

/** Texts of this machine, such as keys, that outlive a restart: made at the first. A file that cannot be read is replaced. */
export async function savedTexts<Texts extends object>(
  file: string,
  make: () => Texts,
): Promise<Texts> {
  const made = make();
  const isWhole = (value: unknown): value is Texts =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(made).every((name) => typeof Reflect.get(value, name) === 'string');
  try {
    const saved: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isWhole(saved)) return saved;
  } catch {
    // None yet, or not readable.
  }
  await writeFile(file, `${JSON.stringify(made)}\n`, { mode: 0o600 });
  return made;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** What somebody else's licence asks us to pass on. */
export interface Notice {
  readonly name: string;
  /** "MIT" */
  readonly license: string;
  readonly text: string;
}

/** A file's text, or those of a folder's files: some packages have a folder of that name. */
const textsAt = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => textsAt(join(path, name)))
    : [readFileSync(path, 'utf8').trim()];

/** A package's notice from its own files. Throws if it brings none: without one it may not be passed on. */
export function packageNotice(folder: string): Notice {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const texts = readdirSync(folder)
    .filter((file) => LICENSE.test(file))
    .flatMap((file) => textsAt(join(folder, file)))
    .filter((text) => text !== '');
  if (texts.length === 0)
    throw new Error(`The package ${name} is sent to browsers and has no license text`);
  return { name: `${name} ${version}`, license, text: texts.join('\n\n') };
}

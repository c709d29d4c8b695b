import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { ROOT } from '#local/project.ts';

/**
 * The Nu Html Checker of the W3C, MIT, 32 MB. It is fetched at its first use, where there is Java to run it (Debian:
 * default-jre-headless), and is no dependency: its install script would fetch a Java of its own at every `npm install`.
 */
const NU = {
  package: 'vnu-jar@26.9.27',
  sha256: '22f15dd39a33bed929d2a5c0cddf5946849a647eca9272bf4d5d00bc7e7a4d47',
};
const FOLDER = join(ROOT, 'node_modules/.cache/nu');
const JAR = join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');

const isWhole = (): boolean =>
  existsSync(JAR) && createHash('sha256').update(readFileSync(JAR)).digest('hex') === NU.sha256;

/** Why it cannot run here; undefined if it can. */
export function nuMissing(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0)
    return 'The Nu checker did not run: there is no Java here (Debian: default-jre-headless).';
  if (isWhole()) return undefined;
  const args = ['install', '--no-save', '--ignore-scripts', '--prefix', FOLDER, NU.package];
  // Without the options of the tests' own Node, which npm's may not know.
  const env = { ...process.env, NODE_OPTIONS: '' };
  spawnSync('npm', args, { env, shell: process.platform === 'win32' });
  return isWhole() ? undefined : `The Nu checker did not run: ${NU.package} could not be fetched.`;
}

const answer = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
});

/** Its errors in files. HTML, SVG and CSS are told apart by their names. */
export function nuErrors(
  files: readonly string[],
  options: readonly string[] = [],
): readonly string[] {
  const { stderr } = spawnSync(
    'java',
    ['-Xss8m', '-jar', JAR, '--format', 'json', '--exit-zero-always', ...options, ...files],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  return answer
    .parse(JSON.parse(stderr))
    .messages.filter(({ type }) => type !== 'info')
    .map(({ message, url = '', extract = '' }) => `${url}: ${message} ${extract}`);
}

/**
 * npm run rerun -- --url http://localhost:8888/game/1, or --file page.html: runs every prediction that a page carries
 * again here and compares it figure by figure. Exit code 1 if anything differs or there was nothing to run.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { otherEngineText } from '#domain/product/engineReleases.ts';
import { compareSaid, comparisonText } from '#domain/rerun/compare.ts';
import { pageReruns } from './pageReruns.ts';
import { sayAgain } from './sayAgain.ts';

async function readPage(): Promise<string> {
  const { values } = parseArgs({ options: { url: { type: 'string' }, file: { type: 'string' } } });
  if (values.file !== undefined) return readFile(values.file, 'utf8');
  if (values.url === undefined) throw new Error('Give --url or --file, a page with a prediction.');
  const answer = await fetch(values.url);
  if (!answer.ok) throw new Error(`${values.url} answers ${answer.status}`);
  return answer.text();
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const reruns = pageReruns(await readPage());
if (reruns.length === 0) say('No prediction to run again stands in this page.');
let differing = reruns.length === 0;
for (const one of reruns) {
  const other = otherEngineText(one.recipe.engineVersion);
  if (other !== undefined) {
    say(`${one.id}: ${other}`);
    differing = true;
    continue;
  }
  const lines = compareSaid(one.said, sayAgain(one));
  say(`${one.id}: ${comparisonText(lines)}`);
  for (const { label, published, rerun } of lines.filter(({ same }) => !same)) {
    say(`  ${label}: published ${published}, re-run ${rerun ?? 'no such figure'}`);
    differing = true;
  }
}
if (differing) process.exitCode = 1;

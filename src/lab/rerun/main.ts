/**
 * npm run rerun -- --url http://localhost:8888/game/1, or --file page.html: runs every prediction that a page carries
 * again here and compares it figure by figure. Exit code 1 if anything differs or there was nothing to run.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { otherEngineText } from '#domain/product/engineReleases.ts';
import { type ComparedLine, compareSaid, comparisonText } from '#domain/rerun/compare.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { RERUN } from '#local/commandLine/scripts/lab.ts';
import { PlainError } from '#local/plainError.ts';
import { pageReruns } from './pageReruns.ts';
import { rerunPlayers } from './rerunPlayers.ts';
import { playAgain } from './sayAgain.ts';

const { file, url = '' } = commandLine(RERUN).values;

async function readPage(): Promise<string> {
  if (file !== undefined) return readFile(file, 'utf8');
  const answer = await fetch(url).catch((error: unknown) => {
    throw new PlainError(`${url} cannot be read: ${whyFailed(error)}.`);
  });
  if (!answer.ok)
    throw new PlainError(
      answer.status === 404 || answer.status === 410
        ? `${url} answers ${answer.status}: name a page that is there.`
        : `${url} answers ${answer.status}, and no page: the site refuses or fails, so try again later.`,
    );
  return answer.text();
}

function rerunsOf(page: string): readonly Rerunnable[] {
  try {
    return pageReruns(page);
  } catch (error) {
    throw new PlainError(`The predictions of ${file ?? url} cannot be read: ${whyFailed(error)}.`);
  }
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const NO_ADDRESS =
  'the players’ lines stand at an address of the site: name the page with --url to draw them again';

/** The players' lines drawn again where there are any; a line of text says why they are not compared. */
async function linesOfPlayers(
  { id, playersOf, prediction }: Rerunnable,
  outcome: unknown,
): Promise<readonly ComparedLine[]> {
  if (playersOf === undefined) return [];
  const answer =
    file === undefined ? await rerunPlayers(url, playersOf, prediction, outcome) : NO_ADDRESS;
  if (typeof answer !== 'string') return [answer];
  say(`${id}: ${answer}`);
  return [];
}

/** Runs one prediction again, of a game with its players; returns whether anything differs. */
async function differs(one: Rerunnable): Promise<boolean> {
  const other = otherEngineText(one.recipe.engineVersion);
  if (other !== undefined) {
    say(`${one.id}: ${other}`);
    return true;
  }
  const { outcome, said } = playAgain(one);
  const lines = [...compareSaid(one.said, said), ...(await linesOfPlayers(one, outcome))];
  say(`${one.id}: ${comparisonText(lines)}`);
  const wrong = lines.filter(({ same }) => !same);
  for (const { label, published, rerun } of wrong)
    say(`  ${label}: published ${published}, re-run ${rerun ?? 'no such figure'}`);
  return wrong.length > 0;
}

async function main(): Promise<void> {
  const reruns = rerunsOf(await readPage());
  if (reruns.length === 0) {
    throw new PlainError(
      `${file ?? url} carries no prediction to run again: name a game's or an event's page, like http://localhost:8888/game/1.`,
    );
  }
  for (const one of reruns) if (await differs(one)) process.exitCode = 1;
}

await runPlainly(main);

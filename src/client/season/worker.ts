import { seasonInputsSchema } from '#contract/season/inputsSchema.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playSeason } from '#engine/season/play.ts';
import { hashOf } from '../rerun/workers/hash.ts';
import type { SeasonAnswer, SeasonAsked, SeasonMessage } from './protocol.ts';
import { SeasonGone } from './seasonGone.ts';

/** Inputs by path, and the counts with nothing set by path and number of runs: fetched and played once. */
const inputs = new Map<string, Promise<SeasonInputs>>();
const published = new Map<string, SeasonCounts>();

async function fetchInputs(path: string): Promise<SeasonInputs> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  if (answer.status === 404) throw new SeasonGone();
  if (!answer.ok) throw new Error(`the season’s inputs answered ${answer.status}`);
  return seasonInputsSchema.parse(await answer.json());
}

function inputsOf(path: string): Promise<SeasonInputs> {
  const known = inputs.get(path);
  if (known) return known;
  const fetched = fetchInputs(path);
  inputs.set(path, fetched);
  // What failed is asked for again.
  fetched.catch(() => inputs.delete(path));
  return fetched;
}

const sharesOf = ({ goals, weight }: SeasonCounts): readonly (readonly number[])[] =>
  goals.map((ofGoal) => ofGoal.map((count) => count / weight));

async function answer({ id, recipe, runs, picks }: SeasonAsked): Promise<SeasonAnswer> {
  const { inputsPath, seed } = recipe;
  const from = await inputsOf(inputsPath);
  const name = `${inputsPath} ${runs}`;
  const start = performance.now();
  const play = () => playSeason(from, seed, runs, { picks });
  const played = picks.length > 0 ? play() : (published.get(name) ?? play());
  const took = performance.now() - start;
  const base = picks.length > 0 ? (published.get(name) ?? playSeason(from, seed, runs)) : played;
  published.set(name, base);
  const hashes =
    picks.length === 0
      ? { counts: await hashOf({ ...played, hinges: [] }), inputs: await hashOf(from) }
      : undefined;
  return { id, runs, goals: sharesOf(played), base: sharesOf(base), hashes, took };
}

const send = (sent: SeasonMessage): void => globalThis.postMessage(sent);

globalThis.addEventListener('message', ({ data }: MessageEvent<SeasonAsked>) => {
  answer(data).then(send, (error: unknown) =>
    send({ id: data.id, refused: error instanceof Error ? error.message : String(error) }),
  );
});

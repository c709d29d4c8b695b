import { seasonInputsSchema } from '#contract/season/inputsSchema.ts';
import { survivorPlan } from '#domain/season/pools/survivorPlan.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playSeason } from '#engine/season/play.ts';
import { countPlan } from '#engine/season/pools/countPlan.ts';
import { hashOf } from '../rerun/workers/hash.ts';
import type {
  Asked,
  PlanAnswer,
  PlanAsked,
  SeasonAnswer,
  SeasonAsked,
  SeasonMessage,
} from './protocol.ts';
import { SeasonGone } from './seasonGone.ts';

/** Inputs by path: fetched once. */
const inputs = new Map<string, Promise<SeasonInputs>>();

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
  const start = performance.now();
  const played = playSeason(from, Number.parseInt(seed, 16), runs, { picks });
  const took = performance.now() - start;
  const hashes =
    picks.length === 0
      ? { counts: await hashOf({ ...played, hinges: [] }), inputs: await hashOf(from) }
      : undefined;
  return { id, runs, goals: sharesOf(played), hashes, took };
}

async function plan({ id, recipe, runs, used, begun }: PlanAsked): Promise<PlanAnswer> {
  const { inputsPath, seed } = recipe;
  const from = await inputsOf(inputsPath);
  const best = survivorPlan(from, { used: new Set(used), begun: new Set(begun) });
  if (runs === 0) return { id, plan: best };
  const { survived } = countPlan(from, best, Number.parseInt(seed, 16), runs) ?? {};
  return { id, plan: best, survived };
}

const send = (sent: SeasonMessage): void => globalThis.postMessage(sent);

globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answering: Promise<SeasonMessage> = 'used' in data ? plan(data) : answer(data);
  answering.then(send, (error: unknown) =>
    send({ id: data.id, refused: error instanceof Error ? error.message : String(error) }),
  );
});

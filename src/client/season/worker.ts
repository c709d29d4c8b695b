import { seasonInputsSchema } from '#contract/season/inputsSchema.ts';
import { middleOf } from '#domain/season/middle.ts';
import { survivorPlan } from '#domain/season/pools/survivorPlan.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';
import { type Paired, type PlainRuns, playPaired, playPlain } from '#engine/season/paired.ts';
import { countPlan } from '#engine/season/pools/countPlan.ts';
import { outcomeHashHex } from '../rerun/workers/hash.ts';
import type {
  AskedOfWorker,
  PlanAnswer,
  PlanAsked,
  SeasonAsked,
  SeasonMessage,
  SeasonReply,
  SetTables,
} from './protocol.ts';
import { SeasonGone } from './seasonGone.ts';

/** Inputs by path: fetched once. */
const inputs = new Map<string, Promise<SeasonInputs>>();

/** The longest list of seasons without results set that was played from each path's inputs. */
const plainRuns = new Map<string, PlainRuns>();

async function fetchInputs(path: string): Promise<SeasonInputs> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } }).catch(
    (cause: unknown) => {
      // The browser's own words, "Failed to fetch", are no reader's.
      throw new Error('the season’s games could not be fetched, perhaps for want of a connection', {
        cause,
      });
    },
  );
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

const tablesOf = ({ counts, points, effective }: Paired): SetTables => ({
  expected: counts.wins.map((wins, team) => {
    const { low, high } = middleOf(wins);
    return { change: points[team] ?? 0, low, high };
  }),
  ranks: counts.ranks.map((ranks) => ranks.map((count) => count / counts.weight)),
  effective,
});

/** Plays a season as published, and keeps its runs to compare with. */
function playAndKeep(from: SeasonInputs, { inputsPath, seed }: SeasonRecipe, runs: number) {
  const played = playPlain(from, Number.parseInt(seed, 16), runs);
  if (runs > (plainRuns.get(inputsPath)?.runs ?? 0)) plainRuns.set(inputsPath, played.plain);
  return played;
}

async function answer({ id, recipe, runs, picks }: SeasonAsked): Promise<SeasonReply> {
  const from = await inputsOf(recipe.inputsPath);
  if (picks.length === 0) {
    const start = performance.now();
    const { counts } = playAndKeep(from, recipe, runs);
    const took = performance.now() - start;
    const hashes = {
      counts: await outcomeHashHex({ ...counts, hinges: [] }),
      inputs: await outcomeHashHex(from),
    };
    return { id, runs, goals: sharesOf(counts), hashes, took };
  }
  const kept = plainRuns.get(recipe.inputsPath);
  const plain = kept && kept.runs >= runs ? kept : playAndKeep(from, recipe, runs).plain;
  const start = performance.now();
  const paired = playPaired(from, Number.parseInt(recipe.seed, 16), runs, picks, plain);
  const took = performance.now() - start;
  const { counts, changes, errors } = paired;
  return { id, runs, goals: sharesOf(counts), changes, errors, tables: tablesOf(paired), took };
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

globalThis.addEventListener('message', ({ data }: MessageEvent<AskedOfWorker>) => {
  const answering: Promise<SeasonMessage> = 'used' in data ? plan(data) : answer(data);
  answering.then(send, (error: unknown) =>
    send({ id: data.id, refused: error instanceof Error ? error.message : String(error) }),
  );
});

import { findLeague } from '#domain/leagues/findLeague.ts';
import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Mending } from '#engine/fitted/joint.ts';
import { FileError } from '../../data/readRows.ts';
import type { Evidence } from '../../fit/joint/evidence.ts';
import { evidenceOf } from '../../fit/joint/fitMending.ts';
import type { LineLog } from '../types.ts';
import { callsOf, type PairCall, type PairCalls } from './cells.ts';
import { goalSeasons } from './goalGames.ts';
import { marginSeasons } from './marginGames.ts';
import { pairsOf } from './pairs.ts';
import { LEAST_SAMPLE_GAMES } from './samples.ts';
import { mendedTable, metTable } from './tables.ts';
import type { ParlaySeason } from './types.ts';

/** A league's pairs of legs, as published with the joint mended and as without. */
export interface ParlayWalk {
  readonly league: League;
  readonly seasons: readonly number[];
  readonly games: number;
  /** Each tested season's mending, fitted on the seasons before it. */
  readonly mendings: readonly (Mending & { readonly season: number })[];
  readonly pairs: readonly {
    readonly name: string;
    readonly calls: readonly PairCall[];
    readonly plain: readonly PairCall[];
  }[];
}

/** Walks a league's seasons forward: the mending of each is fitted on what came before it. */
export function parlayWalk(
  name: string,
  folder: string,
  season: number | undefined,
  log: LineLog,
): ParlayWalk {
  const league = findLeague(name);
  if (!league) throw new FileError(`${name}: parlays are tried in team leagues`);
  const asked = season === undefined ? undefined : [season];
  const seasons = isGoalLeague(league)
    ? goalSeasons(name, folder, asked, log)
    : marginSeasons(name, folder, asked, log);
  const evidence = evidenceOf(league);
  for (const game of seasons[0]?.earlier ?? []) {
    const table = metTable(game);
    if (table) evidence.add({ game, table, calls: callsOf(game, table, pairsOf(league)) });
  }
  const played = seasons.map((one) => playedSeason(evidence, one));
  return {
    league,
    seasons: seasons.map((one) => one.season),
    games: played.reduce((count, { games }) => count + games, 0),
    mendings: played.map(({ mending, season: year }) => ({ season: year, ...mending })),
    pairs: pairsOf(league).map(({ name: pair }) => ({
      name: pair,
      calls: played.flatMap(({ mended }) => mended.get(pair) ?? []),
      plain: played.flatMap(({ plain }) => plain.get(pair) ?? []),
    })),
  };
}

type Calls = Map<string, PairCall[]>;

function addCalls(all: Calls, calls: PairCalls): void {
  for (const [pair, call] of calls) {
    const known = all.get(pair);
    if (known) known.push(call);
    else all.set(pair, [call]);
  }
}

/** A season's calls, mended by what is known before it; then it is learned from. */
function playedSeason(evidence: Evidence, { season, asked }: ParlaySeason) {
  const mending = evidence.games() < LEAST_SAMPLE_GAMES ? {} : evidence.mending();
  const [plain, mended]: [Calls, Calls] = [new Map(), new Map()];
  let games = 0;
  for (const game of asked) {
    const table = metTable(game);
    const better = table && mendedTable(game, table, mending);
    if (!table || !better) continue;
    games += 1;
    const pairs = pairsOf(game.league);
    const calls = callsOf(game, table, pairs);
    addCalls(plain, calls);
    addCalls(mended, callsOf(game, better, pairs));
    evidence.add({ game, table, calls });
  }
  return { season, mending, games, plain, mended };
}

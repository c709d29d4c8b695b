import type { GolferState } from '#domain/live/golfState.ts';
import type { FieldPlayer } from '#engine/golf/inputs.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { tournamentInputs } from '#engine/golf/tournament.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { tournamentResult } from '../../fit/golf/results.ts';
import type { GolfRow } from '../../fit/golf/row.ts';
import { isForecast, type PlayedTournament } from '../../fit/golf/tournaments.ts';
import { walkTournaments } from '../../fit/golf/walkTournaments.ts';
import type { FollowedTournament, GolfMoment } from './types.ts';

/** Rounds played, from the first on, of the first `most`. */
function playedOf({ rounds }: GolfRow, most: number): number[] {
  const played: number[] = [];
  for (const score of rounds.slice(0, most)) {
    if (score === undefined) break;
    played.push(score);
  }
  return played;
}

const sumOf = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0);

/** The state at the end of a round. Who missed the cut is known from what followed: nobody outside it plays on. */
function stateAfter({ rows, rules }: PlayedTournament, round: number): GolfMoment {
  const { cut } = rules;
  const line = Math.max(
    ...rows.flatMap((row) => {
      const on = cut ? playedOf(row, cut.after + 1) : [];
      return cut && on.length > cut.after ? [sumOf(on.slice(0, cut.after))] : [];
    }),
  );
  const players = rows.map((row): GolferState => {
    const rounds = playedOf(row, round);
    const missed =
      cut !== null && round >= cut.after && rounds.length === cut.after && sumOf(rounds) > line;
    if (missed) return { id: row.key, rounds, out: 'cut' };
    return { id: row.key, rounds, ...(rounds.length < round && { out: 'withdrawn' }) };
  });
  return { part: `after R${round}`, state: { sport: 'golf', round, players } };
}

/** One event of the results' file, at the end of every round but the last; undefined for one cut short or without a result. */
function followed(
  event: PlayedTournament,
  field: readonly FieldPlayer[],
  params: GolfParams,
): FollowedTournament | undefined {
  const { rows, rules, season, date, name } = event;
  const result = tournamentResult(event);
  const full = Math.max(...rows.map((row) => playedOf(row, rules.rounds).length)) === rules.rounds;
  if (!result || !full || rules.rounds < 3) return undefined;
  const idsOf = (listed: readonly boolean[]): ReadonlySet<string> =>
    new Set(rows.flatMap(({ key }, at) => (listed[at] ? [key] : [])));
  return {
    id: `${date} ${name}`,
    season,
    inputs: tournamentInputs(field, rules, params),
    seed: fnv1a(`${date}|${name}`),
    moments: Array.from({ length: rules.rounds - 1 }, (_, at) => stateAfter(event, at + 1)),
    result: {
      won: new Map(rows.map(({ key }, at) => [key, result.won[at] ?? 0])),
      top: { 5: idsOf(result.top[5]), 10: idsOf(result.top[10]), 20: idsOf(result.top[20]) },
      madeCut: result.madeCut && idsOf(result.madeCut),
    },
  };
}

/** Forecast events of some seasons, rated before each. */
export function roundEnds(
  events: readonly PlayedTournament[],
  params: GolfParams,
  seasons: readonly number[],
): readonly FollowedTournament[] {
  const all: FollowedTournament[] = [];
  walkTournaments(events, params, (event, field) => {
    if (!seasons.includes(event.season) || !isForecast(event)) return;
    const one = followed(event, field, params);
    if (one) all.push(one);
  });
  return all;
}

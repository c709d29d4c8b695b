import type { League } from '#domain/leagues/league.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playedRun } from '#engine/season/playedRun.ts';
import type { SeasonRules } from '#engine/season/run.ts';
import { newSettled } from '#engine/season/settled.ts';
import type { FileGame } from '../../../fit/row.ts';
import type { FinalTable } from './tables/types.ts';

/** A season's table as the rules order it. */
interface RuledTable {
  readonly season: number;
  /** Clubs in order of place. */
  readonly order: readonly string[];
  /** Clubs that reach each goal, by its id. */
  readonly reached: Readonly<Record<string, readonly string[]>>;
  /** Lots drawn and matches played: an order that results do not give. */
  readonly chance: number;
}

/** A match that decided a place after the season. */
export interface Decider {
  readonly season: number;
  readonly winner: string;
  readonly loser: string;
}

/** Inputs of a season whose games are all played; its clubs are those that played them. */
export function tableInputs(
  league: League,
  season: number,
  games: readonly FileGame[],
  decider?: Decider,
): SeasonInputs {
  const teams = [...new Set(games.map(({ homeKey }) => homeKey))].sort();
  const column = (value: (game: FileGame) => number) => games.map(value);
  const none = teams.map(() => '');
  const playedOff = decider ? [decider] : [];
  return {
    league,
    season,
    day: '9999-12-31',
    teams,
    conferences: none,
    divisions: none,
    played: {
      home: column(({ homeKey }) => teams.indexOf(homeKey)),
      away: column(({ awayKey }) => teams.indexOf(awayKey)),
      homeScore: column(({ homeScore }) => homeScore),
      awayScore: column(({ awayScore }) => awayScore),
      extra: column(() => 0),
    },
    postseason: {
      home: playedOff.map(({ winner }) => teams.indexOf(winner)),
      away: playedOff.map(({ loser }) => teams.indexOf(loser)),
      homeScore: playedOff.map(() => 1),
      awayScore: playedOff.map(() => 0),
      extra: playedOff.map(() => 0),
    },
    left: { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] },
    strengths: { unit: 1, home: 0, ratings: [], covariance: [], widening: 1, drift: 0 },
  };
}

/** Settles a finished season by the rules. */
export function ruledTable(inputs: SeasonInputs, rules: SeasonRules): RuledTable {
  const { teams, league, season } = inputs;
  const out = newSettled(teams.length);
  let chance = 0;
  const asked = <T>(answer: T): T => {
    chance += 1;
    return answer;
  };
  const run = playedRun(inputs, {
    playOne: () => asked(true),
    uniform: () => asked(0),
  });
  rules.settle(run, out);
  const order = [...teams.keys()].sort(
    (one, other) => (out.rank[one] ?? 0) - (out.rank[other] ?? 0),
  );
  const goals = seasonFormatOf(league, season)?.goals ?? [];
  const having = (bit: number) =>
    order.filter((team) => Math.floor((out.goals[team] ?? 0) / bit) % 2 === 1);
  const named = (places: readonly number[]) => places.map((team) => teams[team] ?? '');
  return {
    season,
    order: named(order),
    reached: Object.fromEntries(goals.map(({ id }, goal) => [id, named(having(2 ** goal))])),
    chance,
  };
}

/** What differs between the rules' table and the official one, a line each. */
export function tableDifferences({ order, reached }: RuledTable, official: FinalTable): string[] {
  const pairs: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['top four', order.slice(0, 4), official.topFour],
    ['champion', reached.title ?? [], official.topFour.slice(0, 1)],
    ['down', [...(reached.relegation ?? [])].sort(), [...official.down].sort()],
    [
      'relegation play-off',
      reached.relegationPlayoff ?? [],
      official.playoff ? [official.playoff] : [],
    ],
  ];
  return pairs
    .filter(([, ours, theirs]) => ours.join() !== theirs.join())
    .map(([what, ours, theirs]) => `${what}: ${ours.join(', ')}; officially ${theirs.join(', ')}`);
}

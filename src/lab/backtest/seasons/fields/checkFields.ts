import type { League } from '#domain/leagues/league.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playedRun } from '#engine/season/playedRun.ts';
import type { SeasonRules, SettledGame } from '#engine/season/run.ts';
import { newSettled } from '#engine/season/settled.ts';
import type { FileGame } from '../../../fit/row.ts';
import type { KnownSeason } from './knownSeasons.ts';
import { overInputs } from './overInputs.ts';

/** What the rules make of one known season, beside what was played. */
export interface FieldCheck {
  readonly season: number;
  /** Teams in the order of their seeds, by conference ("" without). */
  readonly seeds: Readonly<Record<string, readonly string[]>>;
  /** Games of the postseason that were played. */
  readonly games: number;
  /** Of them on neutral ground, where no home side can be compared. */
  readonly neutral: number;
  /** How often lots decided: the order of those teams is not known from results. */
  readonly lots: number;
  /** "2022: rules have KC at home to BUF, played at neutral": one line a difference. */
  readonly wrong: readonly string[];
}

/**
 * Plays a season's postseason by the rules, from the results of its regular season alone. Each game that the rules ask for must be
 * the next that these two teams really played, at the same side's home; its real winner goes on. So field, pairings, home fields,
 * order of home games and length of series are compared, game by game, and no game may be left over.
 */
export function checkFields(
  league: League,
  known: KnownSeason,
  rulesOf: (inputs: SeasonInputs) => SeasonRules,
): FieldCheck {
  const inputs = overInputs(league, known);
  const { teams } = inputs;
  const open = byPair(known.postseason);
  const wrong: string[] = [];
  let lots = 0;
  const run = playedRun(inputs, {
    uniform() {
      lots += 1;
      return 0;
    },
    playOne(home, away) {
      const [one = '', other = ''] = [teams[home], teams[away]];
      const game = open.get(pairOf(one, other))?.shift();
      if (!game) wrong.push(`the rules have ${other} at ${one}, which was not played`);
      else if (game.homeKey !== one && !game.neutralSite) {
        wrong.push(`the rules have ${other} at ${one}, played at ${other} on ${game.date}`);
      }
      if (!game) return true;
      return game.homeScore > game.awayScore === (game.homeKey === one);
    },
  });
  const out = newSettled(teams.length);
  rulesOf(inputs).settle(run, out);
  for (const game of [...open.values()].flat()) {
    wrong.push(`${game.awayKey} at ${game.homeKey} on ${game.date} is not in the rules’ bracket`);
  }
  return {
    season: known.season,
    seeds: seedsIn(inputs, out),
    games: known.postseason.length,
    neutral: known.postseason.filter(({ neutralSite }) => neutralSite).length,
    lots,
    wrong,
  };
}

const pairOf = (one: string, other: string): string => [one, other].sort().join('|');

/** Games of each pair of teams, in order of date. */
function byPair(games: readonly FileGame[]): Map<string, FileGame[]> {
  const pairs = new Map<string, FileGame[]>();
  for (const game of games) {
    const pair = pairOf(game.homeKey, game.awayKey);
    pairs.set(pair, [...(pairs.get(pair) ?? []), game]);
  }
  return pairs;
}

function seedsIn(
  { teams, conferences }: SeasonInputs,
  { rank }: SettledGame,
): Record<string, readonly string[]> {
  const names = [...new Set(conferences)];
  const ranked = names.map((name): [string, string[]] => [
    name,
    teams
      .map((team, at) => ({ team, seed: rank[at] ?? 0, conference: conferences[at] }))
      .filter(({ seed, conference }) => seed > 0 && conference === name)
      .sort((one, other) => one.seed - other.seed)
      .map(({ team }) => team),
  ]);
  return Object.fromEntries(ranked);
}

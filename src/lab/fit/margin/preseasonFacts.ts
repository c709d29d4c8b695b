import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { PreseasonFact } from '#domain/leagues/preseasonFact.ts';
import { mean } from '#domain/numbers.ts';
import type { Preseason, PreseasonFacts } from '#engine/ratings/margin/preseason.ts';
import type { FileGame } from '../row.ts';

/** One team's row of a preseason file: what its cells say, before it is set beside the season's other teams. */
export interface PreseasonRow {
  readonly season: number;
  readonly team: string;
  readonly talent?: number | undefined;
  readonly returning?: number | undefined;
  readonly poll?: number | undefined;
}

/** What is known of a team before a season; undefined where nothing is. */
export type FactsOf = (season: number, team: string) => PreseasonFacts | undefined;

/**
 * The league's facts in the units of `PreseasonFact`. A team without one of them has none: a newcomer to the division.
 * But where polls are all that is known, a team without votes is one of which the voters thought little.
 */
export function factsFrom(league: MarginLeague, rows: readonly PreseasonRow[]): FactsOf {
  const names = FIGURES[league].preseason ?? [];
  if (names.length === 0) return () => undefined;
  const known = new Map<number, ReadonlyMap<string, PreseasonFacts>>();
  for (const [season, teams] of Map.groupBy(rows, (row) => row.season)) {
    const whole = teams.filter((row) => names.every((name) => row[name] !== undefined));
    if (whole.length > 0) known.set(season, seasonFacts(names, whole));
  }
  const unlisted = names.every((name) => name === 'poll') ? { poll: 0 } : undefined;
  return (season, team) =>
    known.has(season) ? (known.get(season)?.get(team) ?? unlisted) : undefined;
}

function seasonFacts(names: readonly PreseasonFact[], rows: readonly PreseasonRow[]) {
  const scaled = names.map((name) => SCALES[name](rows.map((row) => row[name] ?? 0)));
  return new Map(
    rows.map(({ team }, at) => [
      team,
      Object.fromEntries(names.map((name, of) => [name, scaled[of]?.[at] ?? 0])),
    ]),
  );
}

const centred = (values: readonly number[]): number[] => {
  const middle = mean(values);
  return values.map((value) => value - middle);
};

/** How a season's values of a fact are set beside each other. */
const SCALES: Readonly<Record<PreseasonFact, (values: readonly number[]) => number[]>> = {
  talent(values) {
    const from = centred(values);
    const sd = Math.sqrt(mean(from.map((gap) => gap * gap))) || 1;
    return from.map((gap) => gap / sd);
  },
  returning: centred,
  poll: (values) => values.map(Math.log1p),
};

/** Games with what was known of their sides before the season. */
export const withFacts = (games: readonly FileGame[], factsOf: FactsOf): readonly FileGame[] =>
  games.map((game) => {
    const home = factsOf(game.season, game.homeKey);
    const away = factsOf(game.season, game.awayKey);
    return {
      ...game,
      ...(home && { homePreseason: home }),
      ...(away && { awayPreseason: away }),
    };
  });

/** Facts by season and team, from the games of those seasons. */
export function preseasonOf(games: readonly FileGame[]): Preseason {
  const seasons = new Map<number, Map<string, PreseasonFacts>>();
  for (const { season, homeKey, awayKey, homePreseason, awayPreseason } of games) {
    if (!homePreseason && !awayPreseason) continue;
    const teams = seasons.get(season) ?? new Map<string, PreseasonFacts>();
    if (homePreseason) teams.set(homeKey, homePreseason);
    if (awayPreseason) teams.set(awayKey, awayPreseason);
    seasons.set(season, teams);
  }
  return Object.fromEntries([...seasons].map(([of, teams]) => [of, Object.fromEntries(teams)]));
}

/** Facts of the season after a fit's last, of the teams it rates; undefined where none are known. */
export function comingFacts(
  factsOf: FactsOf,
  season: number,
  teams: readonly string[],
): Preseason | undefined {
  const facts = teams.flatMap((team) => {
    const known = factsOf(season, team);
    return known ? [[team, known] as const] : [];
  });
  return facts.length > 0 ? { [season]: Object.fromEntries(facts) } : undefined;
}

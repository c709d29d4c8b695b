import type { SeasonRun, SettledGame } from '../run.ts';
import { inOrderOf, playsIn, seriesIn } from './playsIn.ts';

/** A conference's playoffs of one season: how many are in, and how its champion is found. */
interface MlsBracket {
  places(conference: string): number;
  /** Rounds, MLS Cup among them. */
  readonly rounds: number;
  /** Plays it from the conference's table, notes who plays in which round, and returns the champion. */
  play(run: SeasonRun, table: readonly number[], out: SettledGame, conference: string): number;
}

/** One game at the better-placed side's home. */
const ONE = 'H';
/** Two games by aggregate, the second at the better side's; if each wins one, a deciding one there (an approximation). */
const TWO_LEGS = 'AHH';
/** Since 2023: MLSsoccer.com, "Round One Best-of-3 Series explained" (2025). */
const BEST_OF_THREE = 'HAH';

/**
 * A season's bracket, from 2012. From general knowledge, checked against who met whom and where; from 2023 MLSsoccer.com, "Audi 2025
 * MLS Cup Playoffs format", https://www.mlssoccer.com/news/audi-2025-mls-cup-playoffs-format-how-it-works
 */
export function mlsBracketOf(season: number): MlsBracket {
  if (season < 2019) return withLegs(season < 2015 ? 5 : 6);
  if (season === 2020) return SEASON_2020;
  if (season < 2023) return SEVEN_TEAMS;
  return season === 2027 ? EIGHT_TEAMS : NINE_TEAMS;
}

type Pair = readonly [number, number];

const better = (table: readonly number[], one: number, other: number): Pair =>
  inOrderOf(table, one, other);

/** Knockout games, then two legs; the first seed meets the worst that is left. */
const withLegs = (teams: 5 | 6): MlsBracket => ({
  places: () => teams,
  rounds: 4,
  play(run, table, out) {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = table;
    const through = [seriesIn(run, out, 1, [fourth, fifth], ONE)];
    through.push(teams === 6 ? seriesIn(run, out, 1, [third, sixth], ONE) : third);
    const [high = 0, low = 0] = better(table, through[0] ?? 0, through[1] ?? 0);
    const finalists = better(
      table,
      seriesIn(run, out, 2, [first, low], TWO_LEGS),
      seriesIn(run, out, 2, [second, high], TWO_LEGS),
    );
    return finalOf(run, out, 3, finalists, TWO_LEGS);
  },
});

const SEVEN_TEAMS: MlsBracket = {
  places: () => 7,
  rounds: 4,
  play(run, table, out) {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0] = table;
    const a = seriesIn(run, out, 1, [fourth, fifth], ONE);
    const b = seriesIn(run, out, 1, [third, sixth], ONE);
    const c = seriesIn(run, out, 1, [second, seventh], ONE);
    return lastFour(run, table, out, 2, [
      [first, a],
      [b, c],
    ]);
  },
};

/** The first round of eight, from `round` on, and what follows; `last` is who meets the first. */
function eight(
  run: SeasonRun,
  table: readonly number[],
  out: SettledGame,
  round: number,
  seventh: number,
  last: number,
  pattern: string,
): number {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = table;
  const a = seriesIn(run, out, round, [first, last], pattern);
  const b = seriesIn(run, out, round, [fourth, fifth], pattern);
  const c = seriesIn(run, out, round, [second, seventh], pattern);
  const d = seriesIn(run, out, round, [third, sixth], pattern);
  return lastFour(run, table, out, round + 1, [
    [a, b],
    [c, d],
  ]);
}

/** 2027's season of 14 games: eight of a conference, single games. */
const EIGHT_TEAMS: MlsBracket = {
  places: () => 8,
  rounds: 4,
  play: (run, table, out) => eight(run, table, out, 1, table[6] ?? 0, table[7] ?? 0, ONE),
};

const NINE_TEAMS: MlsBracket = {
  places: () => 9,
  rounds: 5,
  play(run, table, out) {
    const last = seriesIn(run, out, 1, [table[7] ?? 0, table[8] ?? 0], ONE);
    return eight(run, table, out, 2, table[6] ?? 0, last, BEST_OF_THREE);
  },
};

/** 2020: ten in the East, of whom the last four play in, the worse winner to meet the first; eight in the West. */
const SEASON_2020: MlsBracket = {
  places: (conference) => (conference === 'Eastern' ? 10 : 8),
  rounds: 5,
  play(run, table, out, conference) {
    const seed = (place: number) => table[place - 1] ?? 0;
    if (conference !== 'Eastern') return eight(run, table, out, 2, seed(7), seed(8), ONE);
    const [high, low] = better(
      table,
      seriesIn(run, out, 1, [seed(7), seed(10)], ONE),
      seriesIn(run, out, 1, [seed(8), seed(9)], ONE),
    );
    return eight(run, table, out, 2, high, low, ONE);
  },
};

/** Conference semifinals and final, single games. */
function lastFour(
  run: SeasonRun,
  table: readonly number[],
  out: SettledGame,
  round: number,
  [one, other]: readonly [Pair, Pair],
): number {
  const finalists = better(
    table,
    seriesIn(run, out, round, better(table, ...one), ONE),
    seriesIn(run, out, round, better(table, ...other), ONE),
  );
  return finalOf(run, out, round + 1, finalists, ONE);
}

function finalOf(
  run: SeasonRun,
  out: SettledGame,
  round: number,
  finalists: Pair,
  pattern: string,
): number {
  const champion = seriesIn(run, out, round, finalists, pattern);
  playsIn(out, round + 1, champion);
  return champion;
}

import type { SeasonRun, SettledGame } from '../run.ts';
import { inOrderOf, playsIn, seriesIn } from './playsIn.ts';

/** A league's postseason up to the pennant. */
interface Bracket {
  /** Rounds, the World Series among them. */
  readonly rounds: number;
  /** Plays a league's postseason from its seeds, notes who plays in which round, and returns the league's champion. */
  play(run: SeasonRun, seeds: readonly number[], out: SettledGame): number;
}

/** Where the games are as the better seed sees it: three of a wild card, five of a division series, seven after that. */
interface Patterns {
  readonly wildCard: string;
  readonly five: string;
  readonly seven: string;
}

const USUAL: Patterns = { wildCard: 'HHH', five: 'HHAAH', seven: 'HHAAAHH' };
/** 2012 to 2021: one game of the wild cards; in 2012 the better seed had the last three of five games at home. */
const ONE_GAME: Patterns = { ...USUAL, wildCard: 'H' };
const SEASON_2012: Patterns = { ...ONE_GAME, five: 'AAHHH' };
/** 2020: the wild card at home, then at sites of neither. */
const SEASON_2020: Patterns = { wildCard: 'HHH', five: 'NNNNN', seven: 'NNNNNNN' };

/**
 * A season's bracket, from 2010. From general knowledge, checked against who met whom and where; since 2022 MLB.com, "How to
 * determine playoff tiebreakers".
 * @param divisionMates by team: those of its division
 */
export function mlbBracketOf(
  season: number,
  divisionMates: readonly (readonly number[])[],
): Bracket {
  if (season < 2012) return fourTeams(USUAL, divisionMates);
  if (season === 2020) return eightTeams(SEASON_2020);
  if (season < 2022) return fiveTeams(season === 2012 ? SEASON_2012 : ONE_GAME);
  return sixTeams(USUAL);
}

/** The wild card meets the best winner of another division. */
const fourTeams = (patterns: Patterns, mates: readonly (readonly number[])[]): Bracket => ({
  rounds: 3,
  play(run, seeds, out) {
    const [first = 0, second = 0, third = 0, wildCard = 0] = seeds;
    const [host, other] = mates[wildCard]?.includes(first) ? [second, first] : [first, second];
    return lastTwo(run, out, seeds, patterns, 1, [
      [host, wildCard],
      [other, third],
    ]);
  },
});

const fiveTeams = (patterns: Patterns): Bracket => ({
  rounds: 4,
  play(run, seeds, out) {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = seeds;
    const wildCard = seriesIn(run, out, 1, [fourth, fifth], patterns.wildCard);
    return lastTwo(run, out, seeds, patterns, 2, [
      [first, wildCard],
      [second, third],
    ]);
  },
});

const sixTeams = (patterns: Patterns): Bracket => ({
  rounds: 4,
  play(run, seeds, out) {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = seeds;
    const against2 = seriesIn(run, out, 1, [third, sixth], patterns.wildCard);
    const against1 = seriesIn(run, out, 1, [fourth, fifth], patterns.wildCard);
    return lastTwo(run, out, seeds, patterns, 2, [
      [first, against1],
      [second, against2],
    ]);
  },
});

const eightTeams = (patterns: Patterns): Bracket => ({
  rounds: 4,
  play(run, seeds, out) {
    const through = (one: number, other: number) =>
      seriesIn(run, out, 1, [seeds[one - 1] ?? 0, seeds[other - 1] ?? 0], patterns.wildCard);
    return lastTwo(run, out, seeds, patterns, 2, [
      inOrderOf(seeds, through(1, 8), through(4, 5)),
      inOrderOf(seeds, through(2, 7), through(3, 6)),
    ]);
  },
});

/** The division series, from `round` on, and the championship series. */
function lastTwo(
  run: SeasonRun,
  out: SettledGame,
  seeds: readonly number[],
  { five, seven }: Patterns,
  round: number,
  [one, other]: readonly [readonly [number, number], readonly [number, number]],
): number {
  const finalists = inOrderOf(
    seeds,
    seriesIn(run, out, round, one, five),
    seriesIn(run, out, round, other, five),
  );
  const champion = seriesIn(run, out, round + 1, finalists, seven);
  playsIn(out, round + 2, champion);
  return champion;
}

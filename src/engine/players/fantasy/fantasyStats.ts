import type { Derived, Stat } from '../gameLines.ts';
import { SCORINGS, type Scoring } from './scorings.ts';

/** Hundredths in a tenth of a fantasy point, in which figures are counted. */
const STEP = 10;
/** Lines are told apart down to this, in tenths: interceptions may cost more than a bad day brings. */
const LEAST = -100;

/** Counts of which ten or more make a double. */
const DOUBLES = ['points', 'rebounds', 'assists', 'steals', 'blocks'];
/** What a football line needs at least: everybody who carries or catches has it. */
const FOOTBALL_NEEDS = ['touchdowns'];

/** A scoring's name among a player's tables. */
const fantasyName = ({ name }: Pick<Scoring, 'name'>): string => `fantasy ${name}`;

/**
 * Fantasy points by the common scorings of a sport, in tenths of a point, from the same drawn lines; none for a sport whose
 * scorings count what our lines do not have.
 * @param stats the players' model's, in the order of its lines
 */
export function fantasyStats(sport: string, stats: readonly Stat[]): Derived[] {
  const at = new Map(stats.map(({ name }, index) => [name, index]));
  return (SCORINGS[sport] ?? []).map((scoring) => ({
    name: fantasyName(scoring),
    least: LEAST,
    given: 'own',
    needs: sport === 'football' ? FOOTBALL_NEEDS : Object.keys(scoring.weights),
    value: pointsOf(scoring, at),
  }));
}

function pointsOf(
  { weights, bonuses = [], doubles }: Scoring,
  at: ReadonlyMap<string, number>,
): Derived['value'] {
  const place = (stat: string): number[] => {
    const index = at.get(stat);
    return index === undefined ? [] : [index];
  };
  const terms = Object.entries(weights)
    .filter(([, points]) => points !== 0)
    .flatMap(([stat, points]) => place(stat).map((index) => [index, points] as const));
  const places = Int32Array.from(terms, ([index]) => index);
  const worth = Int32Array.from(terms, ([, points]) => points);
  const steps = bonuses.flatMap(({ stat, from, points }) =>
    place(stat).map((index) => ({ index, from, points })),
  );
  const tens = doubles ? DOUBLES.flatMap(place) : [];
  return (lines, from) => {
    let hundredths = 0;
    for (let term = 0; term < places.length; term++)
      hundredths += (worth[term] ?? 0) * (lines[from + (places[term] ?? 0)] ?? 0);
    for (const { index, from: least, points } of steps)
      if ((lines[from + index] ?? 0) >= least) hundredths += points;
    if (doubles) {
      let count = 0;
      for (const index of tens) if ((lines[from + index] ?? 0) >= 10) count += 1;
      if (count >= 2) hundredths += doubles.two;
      if (count >= 3) hundredths += doubles.three;
    }
    return Math.round(hundredths / STEP);
  };
}

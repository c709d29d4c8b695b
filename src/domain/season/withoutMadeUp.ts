import type { SeasonFixture } from './seasonFixture.ts';

const openListing = (fixture: SeasonFixture): boolean =>
  fixture.status === 'postponed' && fixture.start === undefined;

const sidesOf = ({ home, away }: SeasonFixture): readonly string[] =>
  [home.key, away.key].flatMap((key) => key ?? []);

/**
 * A schedule without postponed listings that are played under another number: feeds keep the first listing and may add a second.
 * Such a listing is one with which both its sides would play more than the league's number of games.
 * @param games regular-season games of each team
 */
export function withoutMadeUp(
  fixtures: readonly SeasonFixture[],
  games: number,
): readonly SeasonFixture[] {
  const counted = new Map<string, number>();
  for (const fixture of fixtures) {
    if (!fixture.counts || fixture.status === 'canceled') continue;
    for (const key of sidesOf(fixture)) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return fixtures.filter((fixture) => {
    if (!fixture.counts || !openListing(fixture)) return true;
    const sides = sidesOf(fixture);
    if (sides.length < 2 || sides.some((key) => (counted.get(key) ?? 0) <= games)) return true;
    for (const key of sides) counted.set(key, (counted.get(key) ?? 0) - 1);
    return false;
  });
}

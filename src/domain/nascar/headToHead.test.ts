import { describe, expect, test } from 'vitest';
import { headToHeadEntry, matchupBadge, matchupSides } from './headToHead.ts';

describe('matchups', () => {
  test("the title is split on ' vs '", () => {
    const sides = matchupSides({ matchup: 'Denny Hamlin vs Kyle Larson', hamlinWins: 54.2 });
    expect(sides.map(({ name }) => name)).toEqual(['Denny Hamlin', 'Kyle Larson']);
  });

  test("the field whose name contains 'Wins' holds the named side's win percent", () => {
    const first = matchupSides({ matchup: 'Denny Hamlin vs Kyle Larson', hamlinWins: 54.2 });
    expect(first.map(({ percent }) => percent)).toEqual([54.2, 100 - 54.2]);
    const second = matchupSides({ matchup: 'Denny Hamlin vs Kyle Larson', larsonWins: 60 });
    expect(second.map(({ percent }) => percent)).toEqual([40, 60]);
  });

  test('a field that names neither side, or both, counts for the first', () => {
    expect(matchupSides({ matchup: 'A Bell vs C Dean', Wins: 61 })[0].percent).toBe(61);
    expect(matchupSides({ matchup: 'Kyle Busch vs Kurt Busch', buschWins: 61 })[0].percent).toBe(
      61,
    );
  });

  test('without a figure, or with an impossible one, both have 50', () => {
    for (const entry of [
      { matchup: 'A Bell vs C Dean' },
      { matchup: 'A Bell vs C Dean', bellWins: 'many' },
      { matchup: 'A Bell vs C Dean', bellWins: 101 },
      { matchup: 'A Bell vs C Dean', bellWins: Number.NaN },
    ]) {
      expect(matchupSides(entry).map(({ percent }) => percent)).toEqual([50, 50]);
    }
  });

  test('an entry of ours comes back as it went in', () => {
    const entry = headToHeadEntry('Ricky Stenhouse Jr.', 'Kyle Busch', 38.25);
    expect(entry).toEqual({ matchup: 'Ricky Stenhouse Jr. vs Kyle Busch', stenhouseWins: 38.25 });
    expect(matchupSides(entry)[0]).toEqual({ name: 'Ricky Stenhouse Jr.', percent: 38.25 });
  });

  test("the badge is 'x% - y%', and its parts add up to 100", () => {
    const badge = (percent: number) =>
      matchupBadge(matchupSides(headToHeadEntry('A', 'B', percent)));
    expect(badge(54.2)).toBe('54.2% - 45.8%');
    expect(badge(33.35)).toBe('33.4% - 66.6%');
    expect(badge(50)).toBe('50.0% - 50.0%');
  });
});

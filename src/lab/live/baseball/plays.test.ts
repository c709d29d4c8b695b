import { describe, expect, it } from 'vitest';
import { HalfInningCounts } from './counts.ts';
import { halfInningsOf, isShort, wholeHalves } from './halfInnings.ts';
import { playedBaseball } from './moments.ts';
import { gameOfPlays, OUTS } from './plays.fixture.ts';

const outs = (halves: number) => Array.from({ length: halves }, () => OUTS);
/** Nothing until the ninth, then a run of the visitors and two of the home side, who walk off. */
const walkedOff = gameOfPlays(2019, [...outs(16), [0, 1, 0, 0], [0, 1, 0, 1]]);

describe('half-innings of a game', () => {
  it('know the runs from every play to their end', () => {
    const halves = halfInningsOf(walkedOff);
    expect(halves).toHaveLength(18);
    expect(halves[16]?.toCome).toEqual([1, 1, 0, 0]);
    expect(halves[17]).toMatchObject({ inning: 9, bottom: true, toCome: [2, 2, 1, 1] });
  });

  it('count only if played to the third out', () => {
    expect(wholeHalves(walkedOff)).toHaveLength(17);
    expect(wholeHalves(gameOfPlays(2019, [...outs(11), [0]]))).toHaveLength(11);
  });

  it('tell games meant to have seven innings', () => {
    expect(isShort(gameOfPlays(2020, outs(14), 7))).toBe(true);
    expect(isShort(gameOfPlays(2021, outs(18), 7))).toBe(true);
    expect(isShort(gameOfPlays(2021, outs(18)))).toBe(false);
    expect(isShort(gameOfPlays(2019, outs(14)))).toBe(false);
  });
});

describe('counts of half-innings', () => {
  const counts = new HalfInningCounts();
  counts.add(walkedOff);
  counts.add(gameOfPlays(2022, [...outs(18), [1, 0, 0, 0], [0, 2]]));
  const { runs, innings, learning } = counts.params();

  it('give shares of runs by outs and bases', () => {
    expect(runs[0]?.[0]).toBeCloseTo(33 / 34, 6);
    expect(runs[0]?.[1]).toBeCloseTo(1 / 34, 6);
    expect(runs[2]).toEqual([0.5, 0.5, ...Array.from({ length: 9 }, () => 0)]);
    expect(runs.every((row) => row.length === 11)).toBe(true);
  });

  it('give means by inning, an extra one against its own start', () => {
    expect(innings).toHaveLength(10);
    expect(innings[0]).toBe(0);
    expect(innings[8]).toBeCloseTo(17, 6);
    expect(innings[9]).toBeCloseTo(2, 6);
    expect(learning).toBeGreaterThan(0);
  });
});

describe('moments of a game', () => {
  const played = playedBaseball(gameOfPlays(2022, [...outs(17), OUTS, [1, 0, 0, 0], [0, 0, 2]]));

  it('carry the result, the part and what is left', () => {
    expect(played).toMatchObject({ season: 2022, home: 2, away: 1 });
    const parts = new Set(played.moments.map(({ part }) => part));
    expect(parts).toContain('5th');
    expect(parts).toContain('extra');
    expect(played.moments.every(({ left }) => left > 0 && left < 1)).toBe(true);
  });

  it('are the same however the game goes on', () => {
    const longer = playedBaseball(gameOfPlays(2022, [...outs(18), ...outs(2), OUTS, [2]]));
    const shorter = playedBaseball(gameOfPlays(2022, [...outs(17), [1]]));
    const early = ({ moments }: typeof longer) => moments.slice(0, 10);
    expect(early(longer)).toEqual(early(shorter));
  });
});

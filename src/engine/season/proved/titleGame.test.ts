import { expect, test } from 'vitest';
import { NCAAF_FORMATS } from '#domain/season/formats/ncaaf.ts';
import { sfc32, uniform } from '../../rng/generator.ts';
import { certaintyOf } from '../proved.ts';
import { type TinyGame, tinyInputs } from '../tinySeason.fixture.ts';

const [format] = NCAAF_FORMATS.slice(-1);
const MEMBERS = 5;
const CONFERENCES = [...Array.from({ length: MEMBERS }, () => 'SEC'), 'Sun Belt', 'Sun Belt'];

type Left = readonly (readonly [number, number])[];

/** A conference of five, two games with sides from outside, and some results. */
function madeUp(seed: number, left: number, divisions?: readonly string[]) {
  const generator = sfc32(seed);
  const pairs: (readonly [number, number])[] = [];
  for (let one = 0; one < MEMBERS; one += 1) {
    for (let other = one + 1; other < MEMBERS; other += 1) pairs.push([one, other]);
  }
  const mixed = pairs
    .map((pair) => ({ pair, at: uniform(generator) }))
    .sort((one, other) => one.at - other.at)
    .map(({ pair }) => pair);
  const played = mixed
    .slice(left)
    .map(([home, away]): TinyGame => [home, away, uniform(generator) < 0.7 ? 30 : 10, 20]);
  const open: Left = mixed.slice(0, left);
  const inputs = tinyInputs({
    league: 'NCAAF',
    season: 2026,
    teams: CONFERENCES.length,
    conferences: CONFERENCES,
    ...(divisions && { divisions }),
    // Games with others must not count: the last of the five loses ten, the first wins ten.
    played: [
      ...played,
      ...Array.from({ length: 10 }, (): TinyGame => [4, 5, 0, 9]),
      ...Array.from({ length: 10 }, (): TinyGame => [0, 6, 9, 0]),
    ],
    left: [...open, [5, 6]],
  });
  return { inputs, played, open };
}

/** Shares won of conference games in every way to finish. */
function finishes(played: readonly TinyGame[], open: Left): number[][] {
  return Array.from({ length: 2 ** open.length }, (_, bits) => {
    const won = new Float64Array(MEMBERS);
    for (const [home, away, hosts, guests] of played) {
      const winner = hosts > guests ? home : away;
      won[winner] = (won[winner] ?? 0) + 1;
    }
    for (const [at, [home, away]] of open.entries()) {
      const winner = (bits >> at) % 2 === 0 ? home : away;
      won[winner] = (won[winner] ?? 0) + 1;
    }
    return [...won];
  });
}

test.each([
  ['one table', undefined],
  ['two divisions', ['East', 'East', 'East', 'West', 'West', '', '']],
])('%s: a proof of the title game holds in every way to finish', (_, divisions) => {
  const found = { clinched: 0, eliminated: 0 };
  const goal = format?.goals.findIndex(({ id }) => id === 'titleGame') ?? -1;
  const conference = format?.goals.findIndex(({ id }) => id === 'conference') ?? -1;
  for (let seed = 0; seed < 40; seed += 1) {
    const { inputs, played, open } = madeUp(seed, seed % 5, divisions);
    const proved = format ? certaintyOf(inputs, format) : [];
    const all = finishes(played, open);
    for (let team = 0; team < MEMBERS; team += 1) {
      const rivals = [0, 1, 2, 3, 4].filter(
        (other) => other !== team && (!divisions || divisions[other] === divisions[team]),
      );
      const places = divisions ? 1 : 2;
      const count = (won: number[], least: number) =>
        rivals.filter((rival) => (won[rival] ?? 0) - (won[team] ?? 0) >= least).length;
      const certain = proved[team]?.[goal];
      if (certain === undefined) continue;
      found[certain] += 1;
      if (certain === 'clinched') expect(all.every((won) => count(won, 0) < places)).toBe(true);
      else {
        expect(all.every((won) => count(won, 1) >= places)).toBe(true);
        expect(proved[team]?.[conference]).toBe('eliminated');
      }
    }
    expect(proved[5]?.[goal]).toBeUndefined();
  }
  expect(found.clinched).toBeGreaterThan(10);
  expect(found.eliminated).toBeGreaterThan(10);
});

test('nothing else of college football is proved, and nothing before 2021', () => {
  const { inputs } = madeUp(1, 0);
  const all = format ? certaintyOf(inputs, format) : [];
  const playoff = format?.goals.findIndex(({ id }) => id === 'playoff') ?? -1;
  expect(all.some((goals) => goals[playoff])).toBe(false);
  const before = format ? certaintyOf({ ...inputs, season: 2020 }, format) : [];
  expect(before.flat().filter(Boolean)).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FITTED_BASEBALL } from '../../fitted/players/baseball.ts';
import { sfc32 } from '../../rng/generator.ts';
import type { GameLines } from '../gameLines.ts';
import { baseballPlayers } from './model.ts';
import { batter, pitcher, squad } from './squad.fixture.ts';
import { BASEBALL_STATS } from './stats.ts';
import type { BaseballSquad } from './types.ts';

const model = baseballPlayers(FITTED_BASEBALL.params.tables);

/** Lines of one run, by player. */
function drawn(lines: GameLines, seed: number, home: number, away: number) {
  const out = new Int32Array(lines.players.length * BASEBALL_STATS.length);
  lines.draw(sfc32(seed), home, away, out);
  return lines.players.map(({ playerId, side, stats }, row) => {
    const figures = stats.map((stat): [string, number] => [
      BASEBALL_STATS[stat]?.name ?? '',
      out[row * BASEBALL_STATS.length + stat] ?? 0,
    ]);
    return { playerId, side, ...(Object.fromEntries(figures) as Record<string, number>) };
  });
}
type Line = ReturnType<typeof drawn>[number] & Record<string, number | string>;
const total = (lines: readonly Line[], stat: string): number =>
  lines.reduce((sum, line) => sum + Number(line[stat] ?? 0), 0);

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const score = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 35 }));

test('in every run both sides’ runs are their batters’, and every line adds up in itself', () => {
  const lines = model.prepare(squad('h'), squad('a'));
  fc.assert(
    fc.property(seeds, score, score, (seed, home, away) => {
      const all = drawn(lines, seed, home, away) as Line[];
      const sides = { home, away };
      for (const side of ['home', 'away'] as const) {
        const batters = all.filter((line) => line.side === side && 'plateAppearances' in line);
        expect(total(batters, 'runs')).toBe(sides[side]);
        expect(total(batters, 'runsBattedIn')).toBeLessThanOrEqual(sides[side]);
        expect(total(batters, 'homeRuns')).toBeLessThanOrEqual(sides[side]);
        for (const line of batters as Record<string, number>[]) {
          const { hits = 0, doubles = 0, triples = 0, homeRuns = 0 } = line;
          expect(line.totalBases).toBe(hits + doubles + 2 * triples + 3 * homeRuns);
          expect(line.plateAppearances).toBeGreaterThanOrEqual(
            hits + (line.walks ?? 0) + (line.hitByPitch ?? 0) + (line.battingStrikeouts ?? 0),
          );
          expect(line.runs).toBeGreaterThanOrEqual(homeRuns);
          expect(line.runsBattedIn).toBeGreaterThanOrEqual(homeRuns);
        }
        const other = all.filter((line) => line.side !== side && 'outs' in line);
        expect(total(other, 'earnedRuns')).toBeLessThanOrEqual(sides[side]);
        expect(total(other, 'hitsAllowed')).toBeLessThanOrEqual(total(batters, 'hits'));
        expect(total(other, 'walksAllowed')).toBeLessThanOrEqual(total(batters, 'walks'));
        expect(total(other, 'strikeouts')).toBeLessThanOrEqual(total(batters, 'battingStrikeouts'));
        expect(total(other, 'outs')).toBeLessThanOrEqual(27);
      }
    }),
    { numRuns: 400 },
  );
});

test('the same seed gives the same digits, another one others', () => {
  const lines = model.prepare(squad('h'), squad('a'));
  expect(drawn(lines, 7, 5, 3)).toEqual(drawn(lines, 7, 5, 3));
  expect(drawn(lines, 8, 5, 3)).not.toEqual(drawn(lines, 7, 5, 3));
});

/** Mean of a stat over runs that end 5–4. */
function meanOf(home: BaseballSquad, away: BaseballSquad, playerId: string, stat: string): number {
  const lines = model.prepare(home, away);
  let sum = 0;
  for (let seed = 0; seed < 600; seed++)
    sum += total(
      (drawn(lines, seed, 5, 4) as Line[]).filter((line) => line.playerId === playerId),
      stat,
    );
  return sum / 600;
}

test('who may stand in for another gets his turns where he does not start, and never both do', () => {
  const [first, ...others] = squad('h').batters;
  const batters = [
    { ...(first ?? batter('h1', 1)), chance: 0.7 },
    batter('stand-in', 1, { chance: 0.3 }),
    ...others,
  ];
  const lines = model.prepare(squad('h', { batters }), squad('a'));
  let stoodIn = 0;
  for (let seed = 0; seed < 400; seed++) {
    const all = drawn(lines, seed, 4, 2) as Line[];
    const [one, other] = ['h1', 'stand-in'].map((id) =>
      total(
        all.filter((line) => line.playerId === id),
        'plateAppearances',
      ),
    );
    expect(Math.min(one ?? 0, other ?? 0)).toBe(0);
    stoodIn += Number((other ?? 0) > 0);
  }
  expect(stoodIn / 400).toBeCloseTo(0.3, 1);
});

test('who bats first bats oftener, and a readily replaced one less often', () => {
  const first = meanOf(squad('h'), squad('a'), 'h1', 'plateAppearances');
  const last = meanOf(squad('h'), squad('a'), 'h9', 'plateAppearances');
  expect(first - last).toBeGreaterThan(0.6);
  const batters = squad('h').batters.map((one) => ({ ...one, leaves: 4 }));
  expect(meanOf(squad('h', { batters }), squad('a'), 'h1', 'plateAppearances')).toBeLessThan(first);
});

test('a strikeout pitcher strikes out more, of the same outs, and a slugger hits more home runs', () => {
  const strong = squad('a', { starters: [pitcher('aP', { strikeout: 1.8 })] });
  const plain = meanOf(squad('h'), squad('a'), 'aP', 'strikeouts');
  expect(meanOf(squad('h'), strong, 'aP', 'strikeouts')).toBeGreaterThan(plain * 1.2);
  expect(meanOf(squad('h'), strong, 'aP', 'outs')).toBeCloseTo(
    meanOf(squad('h'), squad('a'), 'aP', 'outs'),
    0,
  );
  const batters = squad('h').batters.map((one) =>
    one.slot === 4 ? { ...one, homeRun: 0.3 } : one,
  );
  expect(meanOf(squad('h', { batters }), squad('a'), 'h4', 'homeRuns')).toBeGreaterThan(
    1.5 * meanOf(squad('h'), squad('a'), 'h4', 'homeRuns'),
  );
});

test('what is not known of a starter makes his outs wide', () => {
  const spread = (outsSd: number): number => {
    const lines = model.prepare(
      squad('h'),
      squad('a', { starters: [pitcher('aP', { outsSd, outs: 14 })] }),
    );
    const outs = Array.from({ length: 1500 }, (_, seed) =>
      total(
        (drawn(lines, seed, 5, 4) as Line[]).filter((line) => line.playerId === 'aP'),
        'outs',
      ),
    );
    const mean = outs.reduce((sum, one) => sum + one, 0) / outs.length;
    return outs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / outs.length;
  };
  expect(spread(3)).toBeGreaterThan(1.2 * spread(0));
});

test('an unknown side draws no lines, and the other one meets an average team', () => {
  const lines = model.prepare(squad('h'), undefined);
  expect(lines.players).toHaveLength(10);
  const all = drawn(lines, 3, 6, 2) as Line[];
  expect(total(all, 'runs')).toBe(6);
  expect(total(all, 'outs')).toBeGreaterThan(0);
});

test.each([
  [squad('h', { batters: [batter('x', 1, { reaches: Number.NaN })] }), 'home.batters[0].reaches'],
  [squad('h', { batters: [batter('x', 10)] }), 'home.batters[0].slot'],
  [squad('h', { batters: [batter('x', 1.5)] }), 'home.batters[0].slot'],
  [squad('h', { batters: [batter('x', 2), batter('y', 2)] }), 'place 2'],
  [squad('h', { starters: [pitcher('p', { outs: 40 })] }), 'home.starters[0].outs'],
  [squad('h', { starters: [pitcher('p'), pitcher('q')] }), 'home.starters'],
])('what is missing or out of range is refused by its name: %#', (given, name) => {
  expect(() => model.prepare(given, undefined)).toThrow(name);
});

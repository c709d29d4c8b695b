import { expect, test } from 'vitest';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonPick } from '#domain/season/seasonPick.ts';
import { madeUp, PLAIN_RULES } from './madeUp.fixture.ts';
import { playSeason } from './play.ts';
import type { SeasonRun } from './run.ts';

const RUNS = 300;

/** Every run's scores, and the winners of three postseason games between the first teams and a drawn lot. */
function seasonsOf(inputs: SeasonInputs, picks: readonly SeasonPick[], extraGame: boolean) {
  const scores: string[][] = [];
  const after: string[] = [];
  const settle = (run: SeasonRun): void => {
    const games = Array.from(run.homeScore.keys());
    scores.push(games.map((game) => `${run.homeScore[game]}-${run.awayScore[game]}`));
    // A field of others must not move the luck of those who meet in both.
    if (extraGame) run.playOne(4, 5, true);
    const winners = [run.playOne(0, 1, true), !run.playOne(1, 0, true), run.playOne(0, 1, true)];
    after.push(`${winners} ${run.uniform()}`);
  };
  playSeason(inputs, 11, RUNS, { rules: { ...PLAIN_RULES, settle }, picks });
  return { scores, after };
}

test.each(['NFL', 'NHL', 'EPL'] as const)(
  '%s: with a result set, all other games, the postseason and the lots are the same, run by run',
  (league) => {
    const inputs = madeUp(league, { widening: 2, rounds: 1 });
    const game = 7;
    const plain = seasonsOf(inputs, [], false);
    const set = seasonsOf(inputs, [{ game, result: 'home' }], true);
    expect(set.after).toEqual(plain.after);
    let kept = 0;
    for (const [run, scores] of plain.scores.entries()) {
      const own = set.scores[run]?.[game];
      const [home = 0, away = 0] = (scores[game] ?? '').split('-').map(Number);
      if (home > away) {
        expect(own).toBe(scores[game]);
        kept += 1;
      }
      expect(set.scores[run]?.toSpliced(game, 1)).toEqual(scores.toSpliced(game, 1));
    }
    expect(kept).toBeGreaterThan(RUNS / 10);
    expect(kept).toBeLessThan(RUNS);
  },
);

test('two meetings of a pair in one postseason have luck of their own', () => {
  const level = madeUp('NFL', { widening: 0 });
  const inputs = { ...level, strengths: { ...level.strengths, ratings: level.teams.map(() => 0) } };
  const same = seasonsOf(inputs, [], false).after.filter((games) => {
    const [first, second] = games.split(/[ ,]/);
    return first === second;
  });
  expect(same.length).toBeGreaterThan(RUNS / 2 - 45);
  expect(same.length).toBeLessThan(RUNS / 2 + 45);
});

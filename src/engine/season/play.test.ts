import { expect, test } from 'vitest';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { madeUp, NO_GAMES, PLAIN_RULES } from './madeUp.fixture.ts';
import { playSeason } from './play.ts';
import { seasonSeed } from './seed.ts';

const rules = PLAIN_RULES;

test.each(['NFL', 'NHL', 'EPL', 'MLB'] as const)(
  '%s: every game has one winner or a draw, and tallies add up',
  (league) => {
    const inputs = madeUp(league, { rounds: 1 });
    let seen = 0;
    const games = inputs.left.home.length;
    const counts = playSeason(inputs, 3, 500, {
      rules: {
        ...rules,
        settle(run, out) {
          const add = (tally: ArrayLike<number>): number =>
            Array.from(tally).reduce((a, b) => a + b, 0);
          expect(add(run.wins)).toBe(add(run.losses));
          expect(add(run.wins) + add(run.draws) / 2).toBe(games);
          expect(add(run.scored)).toBe(add(run.conceded));
          for (const [team, own] of run.gamesOf.entries()) {
            const won = own.filter((game) => {
              const margin = (run.homeScore[game] ?? 0) - (run.awayScore[game] ?? 0);
              return run.home[game] === team ? margin > 0 : margin < 0;
            });
            expect(won.length).toBe(run.wins[team]);
            expect((run.wins[team] ?? 0) + (run.losses[team] ?? 0) + (run.draws[team] ?? 0)).toBe(
              own.length,
            );
          }
          seen += 1;
          rules.settle(run, out);
        },
      },
    });
    expect(seen).toBe(500);
    expect(counts.runs).toBe(500);
    expect(counts.weight).toBe(500);
    for (const of of counts.ranks) expect(of.reduce((a, b) => a + b, 0)).toBe(500);
    for (const of of counts.wins) expect(of.reduce((a, b) => a + b, 0)).toBe(500);
    expect(counts.goals.map((goal) => goal.reduce((a, b) => a + b, 0))).toEqual([1000, 500]);
    expect(counts.reached.reduce((sum, of) => sum + (of[1] ?? 0), 0)).toBe(500);
  },
);

/** The league with all of its games finished. */
function finished(league: 'NFL' | 'EPL'): SeasonInputs {
  const { left, ...inputs } = madeUp(league, { rounds: 1 });
  return {
    ...inputs,
    played: {
      home: left.home,
      away: left.away,
      homeScore: left.home.map((home) => 20 + home),
      awayScore: left.away.map((away) => 20 + away),
      extra: left.home.map(() => 0),
    },
    left: { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] },
  };
}

test.each(['NFL', 'EPL'] as const)(
  '%s: where all is played, every run has the same table',
  (league) => {
    const inputs = finished(league);
    const { wins, ranks } = playSeason(inputs, 1, 300, { rules });
    for (const of of [...wins, ...ranks]) expect(of.filter((count) => count > 0)).toEqual([300]);
    const postseason = {
      home: [5, 4],
      away: [4, 5],
      homeScore: [1, 0],
      awayScore: [0, 2],
      extra: [0, 0],
    };
    const ended = playSeason({ ...inputs, postseason }, 1, 300, { rules });
    expect(ended.goals[1]).toEqual([0, 0, 0, 0, 0, 300]);
  },
);

test('the same seed gives the same counts, another one others', () => {
  const inputs = madeUp('NBA');
  const counts = playSeason(inputs, 5, 400, { rules, hinges: 3 });
  expect(playSeason(inputs, 5, 400, { rules, hinges: 3 })).toEqual(counts);
  expect(playSeason(inputs, 6, 400, { rules, hinges: 3 })).not.toEqual(counts);
  expect(seasonSeed('NBA', 2026, '2026-11-27')).not.toBe(seasonSeed('NBA', 2026, '2026-11-28'));
});

test('counting hinges changes no counts', () => {
  const inputs = madeUp('NHL');
  const { hinges: _, ...plain } = playSeason(inputs, 5, 400, { rules });
  const { hinges, ...counts } = playSeason(inputs, 5, 400, { rules, hinges: 1000 });
  expect(counts).toEqual(plain);
  expect(hinges).toHaveLength(inputs.left.home.length);
  for (const { results } of hinges) {
    expect(results.reduce((sum, { runs }) => sum + runs, 0)).toBe(400);
    for (const [goal, all] of plain.goals.entries()) {
      for (const [team, count] of all.entries()) {
        expect(results.reduce((sum, { goals }) => sum + (goals[goal]?.[team] ?? 0), 0)).toBe(count);
      }
    }
  }
});

test('a tournament that is not drawn yet is refused', () => {
  expect(() => playSeason(madeUp('NCAAB'), 1, 10)).toThrow('The bracket is not drawn yet');
});

test('sides outside of the table are played and not counted', () => {
  const inputs = madeUp('NCAAF', { rounds: 1 });
  const teams = [...inputs.teams.slice(0, -1), 'outside'];
  const counts = playSeason({ ...inputs, teams, played: NO_GAMES }, 1, 50, { rules });
  expect(counts.wins).toHaveLength(5);
  expect(counts.goals[0]).toHaveLength(5);
});

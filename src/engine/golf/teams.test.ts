import { expect, test } from 'vitest';
import { sfc32 } from '../rng/generator.ts';
import { simulate } from '../simulate.ts';
import { newField } from './field.ts';
import { exampleInputs } from './inputs.fixture.ts';
import { golfModel } from './model.ts';
import { newTally } from './tally.ts';
import { addRound, countTeams, newTeams } from './teams.ts';

const inputs = exampleInputs(8, {
  rounds: 3,
  cut: null,
  teams: [
    { name: 'A', players: [0, 1, 2, 3] },
    { name: 'B', players: [4, 5, 6, 7] },
  ],
  counting: [3, 3, 4],
});

test("each round the team's lowest scores count, as many as that round's rule says", () => {
  const teams = newTeams(inputs);
  const field = newField(inputs);
  field.round.set([2, -4, 0, -1, 5, 5, -9, 5]);
  addRound(teams, field, inputs, 0);
  expect([...teams.total]).toEqual([-5, 1]);
  addRound(teams, field, inputs, 2);
  expect([...teams.total]).toEqual([-8, 7]);
});

test('one team wins, ties by a draw; three are on the podium', () => {
  const teams = newTeams(inputs);
  const tally = newTally(inputs);
  teams.total.set([-3, -3]);
  const generator = sfc32(1);
  for (let run = 0; run < 400; run++) countTeams(teams, tally, generator);
  const [one = 0, other = 0] = tally.teamWins;
  expect(one + other).toBe(400);
  expect(Math.min(one, other)).toBeGreaterThan(150);
  expect([...tally.teamPodiums]).toEqual([400, 400]);
});

test('a LIV week: the better team wins more, every run has a winner, everyone plays 54 holes', () => {
  const outcome = simulate(golfModel, { ...inputs, withdrawal: 0 }, 3, 2000);
  const [a, b] = outcome.teams;
  expect((a?.wins ?? 0) + (b?.wins ?? 0)).toBe(2000);
  expect(a?.wins).toBeGreaterThan(b?.wins ?? 0);
  for (const { rounds } of outcome.players) expect(rounds).toBe(6000);
});

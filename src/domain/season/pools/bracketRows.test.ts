import { expect, test } from 'vitest';
import { madeUpSeason } from '../madeUpSeason.fixture.ts';
import { bracketTable } from './bracketRows.ts';

const VIEW = madeUpSeason();

test('every team that may be in it, the likeliest champion first', () => {
  const teams = VIEW.teams.map((team, at) => ({
    ...team,
    reached:
      [
        [0.9, 0.2],
        [1, 0.8],
        [0, 0],
        [0.1, 0],
      ][at] ?? [],
  }));
  const table = bracketTable({ ...VIEW, teams });
  expect(table.rounds).toEqual(['Final', 'Title']);
  expect(table.teams.map(({ shortName }) => shortName)).toEqual(['Betas', 'Alphas', 'Deltas']);
  expect(table).toMatchObject({ never: 1, isSet: false });
});

test('the field is known once the season is over and every team is in it or not', () => {
  const over = VIEW.teams.map((team, at) => ({
    ...team,
    left: 0,
    reached: at < 2 ? [1, 0.5] : [0, 0],
  }));
  expect(bracketTable({ ...VIEW, teams: over })).toMatchObject({ never: 2, isSet: true });
  expect(bracketTable({ ...VIEW, teams: over.map((team) => ({ ...team, left: 1 })) }).isSet).toBe(
    false,
  );
});

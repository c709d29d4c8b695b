import { expect, test } from 'vitest';
import { teamsFileOf, teamsFileSchema } from './teams.ts';

test('teams by league and by the last part of their address', () => {
  const file = teamsFileOf([
    { path: '/team/nfl/buffalo-bills', team: { name: 'Buffalo Bills' } },
    { path: '/team/nfl/miami-dolphins', team: { name: 'Miami Dolphins' } },
    { path: '/team/laliga/atletico-madrid', team: { name: 'Atlético Madrid' } },
  ]);
  expect(file).toEqual({
    nfl: { 'buffalo-bills': 'Buffalo Bills', 'miami-dolphins': 'Miami Dolphins' },
    laliga: { 'atletico-madrid': 'Atlético Madrid' },
  });
  expect(teamsFileSchema.parse(file)).toEqual(file);
});

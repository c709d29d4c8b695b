import { expect, test } from 'vitest';
import { madeUpSeason } from '../season/madeUpSeason.fixture.ts';
import { mainGoals } from './mainGoals.ts';

const season = madeUpSeason();
const goals = ['playoffs', 'division', 'bye', 'title'].map((id) => ({ id, name: id, verb: id }));
const view = { recipe: season.recipe, format: { ...season.format, goals } };

/** Names and odds of a team with these odds of the four goals. */
function said(odds: readonly number[], certain: 'clinched' | null = null): readonly string[] {
  const [team] = season.teams;
  if (!team) throw new Error('the example has teams');
  const own = { ...team, odds, oddsBefore: undefined, certain: [certain, null, null, null] };
  return mainGoals(view, own).map(({ name, says }) => `${name} ${says}`);
}

test('three open goals, the title among them', () => {
  expect(said([0.94, 0.7, 0.41, 0.14])).toEqual(['playoffs 94%', 'division 70%', 'title 14%']);
});

test('a title that is out of reach is not named', () => {
  expect(said([0.9, 0.5, 0.2, 0.001])).toEqual(['playoffs 90%', 'division 50%', 'bye 20%']);
});

test('what is settled is left out while anything is open, and said once nothing is', () => {
  expect(said([1, 0.6, 0.3, 0.2], 'clinched')).toEqual(['division 60%', 'bye 30%', 'title 20%']);
  expect(said([1, 0, 0, 0], 'clinched')).toEqual(['playoffs clinched']);
});

import { expect, test } from 'vitest';
import { playersOfOneName } from './sameName.ts';

const one = (playerId: string, name: string, team = 'DEN') => ({ playerId, name, team });

test('the feed’s number belongs to who has the same name in the same team, however it is spelled', () => {
  const known = [
    one('n1', 'Nikola Jokić'),
    one('n2', 'Michael Porter Jr.'),
    one('n3', 'A.J. Lawson'),
  ];
  const fed = [one('11', 'Nikola Jokic'), one('12', 'Michael Porter'), one('13', 'AJ Lawson')];
  expect(playersOfOneName('NBA', fed, known)).toEqual([
    { from: 'n1', to: '11' },
    { from: 'n2', to: '12' },
    { from: 'n3', to: '13' },
  ]);
});

test('two of one name in a team are nobody, on either side', () => {
  const two = [one('n1', 'Jalen Smith'), one('n2', 'Jalen Smith')];
  expect(playersOfOneName('NBA', [one('11', 'Jalen Smith')], two)).toEqual([]);
  expect(
    playersOfOneName(
      'NBA',
      [one('11', 'Jalen Smith'), one('12', 'Jalen Smith')],
      [one('n1', 'Jalen Smith')],
    ),
  ).toEqual([]);
});

test('who changed teams is found by his whole name, if nobody else in the league has it', () => {
  const traded = one('11', 'Luka Dončić', 'LAL');
  expect(playersOfOneName('NBA', [traded], [one('n1', 'Luka Doncic', 'DAL')])).toEqual([
    { from: 'n1', to: '11' },
  ]);
  const namesakes = [one('n1', 'Luka Doncic', 'DAL'), one('n2', 'Luka Doncic', 'MIA')];
  expect(playersOfOneName('NBA', [traded], namesakes)).toEqual([]);
});

test('an initial is enough within a hockey team, and not across the league', () => {
  const known = [one('n1', 'C. Anderson', 'OTT')];
  expect(playersOfOneName('NHL', [one('11', 'Craig Anderson', 'OTT')], known)).toEqual([
    { from: 'n1', to: '11' },
  ]);
  expect(playersOfOneName('NHL', [one('11', 'Craig Anderson', 'BUF')], known)).toEqual([]);
});

test('a stranger stays a newcomer under his own number', () => {
  expect(playersOfOneName('NBA', [one('11', 'Some Rookie')], [one('n1', 'Nikola Jokic')])).toEqual(
    [],
  );
});

import { expect, test } from 'vitest';
import type { FileGame } from '../../../fit/row.ts';
import { cameOf } from '../came.ts';
import { walkedBracket, walkedCollege } from './walkedCollege.ts';

const SEC = ['Alabama', 'LSU', 'Florida', 'Auburn'];
const ACC = ['Clemson', 'Duke', 'Army', 'Navy'];
const groupOf = (team: string) =>
  SEC.includes(team) ? 'SEC' : ACC.includes(team) ? 'ACC' : team === 'Elon' ? 'CAA' : 'Big Ten';

const game = (
  date: string,
  homeKey: string,
  awayKey: string,
  marks: Partial<FileGame> = {},
): FileGame => ({
  id: `${date}|${homeKey}|${awayKey}`,
  league: 'NCAAF',
  season: 2016,
  date,
  homeKey,
  awayKey,
  homeScore: 30,
  awayScore: 20,
  neutralSite: false,
  postseason: false,
  closing: {},
  homeGroup: groupOf(homeKey),
  awayGroup: groupOf(awayKey),
  homeTop: homeKey !== 'Elon',
  awayTop: awayKey !== 'Elon',
  others: {},
  ...marks,
});

const rounds = ([one = '', two = '', three = '', four = '']: readonly string[]) => [
  game('2016-09-10', one, two),
  game('2016-09-10', three, four),
  game('2016-09-17', one, three),
  game('2016-09-17', two, four),
];
const neutral = { neutralSite: true };
const games = [
  game('2016-09-03', 'Alabama', 'Elon'),
  game('2016-09-03', 'Elon', 'Elon State', { homeTop: false, awayTop: false }),
  ...rounds(SEC),
  ...rounds(ACC),
  ...rounds(['Ohio State', 'Michigan', 'Purdue', 'Iowa']),
  game('2016-10-01', 'Washington', 'Iowa'),
  game('2016-12-03', 'Florida', 'Alabama', neutral),
  game('2016-12-03', 'Duke', 'Clemson', neutral),
  game('2016-12-03', 'Michigan', 'Ohio State', neutral),
  game('2016-12-10', 'Army', 'Navy'),
  game('2016-12-31', 'Alabama', 'Washington', { postseason: true }),
  game('2016-12-31', 'LSU', 'Louisville', { postseason: true }),
];
const [season] = walkedCollege(games);

test('a season is walked without Army against Navy, lower divisions among themselves, and bowls', () => {
  const dates = (all: readonly FileGame[] = []) => [...new Set(all.map(({ date }) => date))];
  expect(dates(season?.regular)).toEqual(['2016-09-03', '2016-09-10', '2016-09-17', '2016-10-01']);
  expect(season?.regular.map(({ awayKey }) => awayKey)).not.toContain('Elon State');
  expect(season?.postseason.map(({ homeKey }) => homeKey)).toEqual([
    'Florida',
    'Duke',
    'Michigan',
    'Alabama',
  ]);
  expect(season?.format.groups.SEC).toEqual({ '': [...SEC].sort() });
});

test('what came is who won each title game, the field that was chosen, and its champion', () => {
  if (!season) throw new Error('no season');
  const { teams, came } = cameOf('NCAAF', season);
  const reached = (goal: string) => teams.filter((_, at) => came.goals[goal]?.[at] === 1).sort();
  expect(reached('conference')).toEqual(['Duke', 'Florida', 'Michigan']);
  expect(reached('playoff')).toEqual(['Alabama', 'Clemson', 'Ohio State', 'Washington']);
  expect(reached('title')).toEqual(['Clemson']);
  // Elon, of another division, is no team of the season.
  expect(came.wins).toHaveLength(teams.length);
  expect(teams).toHaveLength(13);
});

test('slots of a field carry the seeds of those who are sure of them', () => {
  const teams = Array.from({ length: 14 }, (_, at) => `T${at}`);
  const field = [5, 4, 3, 2, 1, 0, 13, 12, 11, 10, 9, 8].map((at) => `T${at}`);
  const { slots, seeds } = walkedBracket(field, teams);
  expect(slots[0]).toEqual([5]);
  expect(slots[1]).toEqual([12, 11]);
  expect(seeds).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
});

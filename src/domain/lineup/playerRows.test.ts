import { expect, test } from 'vitest';
import { BASKETBALL_LINES, drawnLine, FOOTBALL_LINES, withLines } from './drawn.fixture.ts';
import { playerGroups } from './playerRows.ts';

const FOOTBALL = withLines('NFL', FOOTBALL_LINES);
const names = (groups: ReturnType<typeof playerGroups>) =>
  groups.map(({ title, stats, rows }) => [
    title,
    stats.map(({ short }) => short).join(' '),
    ...rows.map(({ name }) => name),
  ]);

test('quarterback, backs, wide receivers before tight ends, kicker, defense; in a position by the first count', () => {
  expect(names(playerGroups(FOOTBALL, 'away'))).toEqual([
    ['Quarterback', 'pass yds pass TD rush yds', 'Patrick Mahomes'],
    ['Running backs', 'rush yds rec TD', 'Isiah Pacheco'],
    ['Receivers', 'rec yds rec TD', 'Rashee Rice', 'Xavier Worthy', 'Travis Kelce'],
    ['Kicker', 'kick pts FG XP', 'Harrison Butker'],
    ['Defense', 'DST sacks TO', 'Chiefs Defense'],
  ]);
});

test('who more likely misses the game than plays stands behind the others of his position', () => {
  const rice = (plays: number) =>
    withLines(
      'NFL',
      FOOTBALL_LINES.map((line) => (line.playerName === 'Rashee Rice' ? { ...line, plays } : line)),
    );
  const receivers = (game: typeof FOOTBALL) =>
    playerGroups(game, 'away')[2]?.rows.map(({ name }) => name);
  expect(receivers(rice(0.5))?.[0]).toBe('Rashee Rice');
  expect(receivers(rice(0.49))?.[0]).toBe('Xavier Worthy');
});

test('a row says position, status and chance to play, and links to his page', () => {
  const [, , receivers] = playerGroups(FOOTBALL, 'away');
  const [rice, worthy] = receivers?.rows ?? [];
  expect(worthy?.note).toBe('WR');
  expect(rice?.note).toBe('WR, questionable, plays 62%');
  expect(rice?.path).toBe(`/player/nfl/${rice?.playerId}-rashee-rice`);
});

test('each count is a mean with floor and ceiling by the stat’s decimals; what is below zero is written out', () => {
  const [quarterback, backs] = playerGroups(FOOTBALL, 'home');
  expect(quarterback?.rows[0]?.counts).toEqual([
    { stat: 'passingYards', label: 'Allen, passing yards', mean: '241', range: '186–295' },
    { stat: 'passingTouchdowns', label: 'Allen, passing touchdowns', mean: '1.84', range: '1–3' },
    { stat: 'rushingYards', label: 'Allen, rushing yards', mean: '18', range: '4–31' },
  ]);
  expect(backs?.rows[0]?.counts[0]?.range).toBe('−2 to 104');
});

test('a known starter keeps his words', () => {
  const starter = (status: 'announced' | 'expected') =>
    withLines('NFL', FOOTBALL_LINES, {
      availability: { home: { starter: { name: 'Josh Allen Jr.', status } } },
    });
  const note = (game: typeof FOOTBALL) => playerGroups(game, 'home')[0]?.rows[0]?.note;
  expect(note(starter('announced'))).toBe('QB, starts');
  expect(note(starter('expected'))).toBe('QB, expected to start');
});

test('basketball goes by points alone, whatever the position', () => {
  expect(names(playerGroups(withLines('NBA', BASKETBALL_LINES), 'home'))).toEqual([
    ['Players', 'pts reb ast', 'Jayson Tatum', 'Jaylen Brown'],
  ]);
  const murray = playerGroups(withLines('NBA', BASKETBALL_LINES), 'away')[0]?.rows[1];
  expect(murray?.note).toBe('G, plays 73%');
});

test('a goalie has two counts, and stands after the skaters', () => {
  const skater = drawnLine('A. Skater', 'C', 'home', {
    shots: [3.1, 2, 4],
    goals: [0.4, 0, 1],
    points: [0.9, 0, 2],
  });
  const goalie = drawnLine('A. Goalie', 'G', 'home', {
    saves: [26.1, 21, 31],
    goalsAgainst: [2.7, 1, 4],
  });
  expect(names(playerGroups(withLines('NHL', [goalie, skater]), 'home'))).toEqual([
    ['Players', 'shots goals pts', 'A. Skater'],
    ['Goalie', 'saves GA', 'A. Goalie'],
  ]);
});

test('lines that were not drawn, and those of the rest of a team, are no players', () => {
  const { ranges: _, ...mean } = drawnLine('Nico Collins', 'WR', 'home', {
    receivingYards: [80, 50, 110],
  });
  const game = withLines('NFL', [mean, { ...mean, playerId: 'rest-home', position: '' }]);
  expect(playerGroups(game, 'home')).toEqual([]);
});

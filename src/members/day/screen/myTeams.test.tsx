import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_IN_SHORT } from '#contract/live/exampleLive.fixture.ts';
import type { MyTeams as Teams } from '../contract.ts';
import { GameRow } from './GameRow.tsx';
import { isOneOn } from './isOneOn.ts';
import { MyTeams } from './MyTeams.tsx';

type Seasons = Teams['seasons'];

const GAME = {
  gameId: 7,
  league: 'NFL',
  gameTime: '2026-11-27T01:20:00Z',
  timeKnown: true,
  home: 'Bills',
  away: 'Chiefs',
  homeShare: 55.2,
  awayShare: 44.8,
};
const drawn = (
  followed: number,
  games: (typeof GAME)[],
  seasons: Seasons = [],
  players: Teams['players'] = [],
) => renderToStaticMarkup(<MyTeams teams={{ followed, games, seasons, players }} />);

test('a game of a followed team has its page, its start and the likelier side', () => {
  const html = drawn(1, [GAME]);
  expect(html).toContain('href="/game/7"');
  expect(html).toContain('Chiefs @ Bills');
  expect(html).toMatch(/NFL, .+, Bills 55%/);
  expect(drawn(1, [{ ...GAME, homeShare: 40, awayShare: 60 }])).toContain('Chiefs 60%');
});

test('while it is played the row has its score, clock and the chance now', () => {
  const html = renderToStaticMarkup(<GameRow game={GAME} live={EXAMPLE_IN_SHORT} />);
  expect(html).toContain('<b>Giants 10 – 17 Eagles</b>');
  expect(html).toContain('NFL, 8:14 - 3rd Quarter, Eagles 78.1% (57.3% before)');
});

test('games are followed from their start on for five hours', () => {
  const start = Date.parse(GAME.gameTime);
  const at = (hours: number, game = GAME) => isOneOn([game], new Date(start + hours * 3_600_000));
  expect([-0.1, 0, 4.9, 5].map((hours) => at(hours))).toEqual([false, true, true, false]);
  expect(at(1, { ...GAME, timeKnown: false })).toBe(false);
});

test('an empty box is one line with the next thing to do', () => {
  expect(drawn(0, [])).toContain('No teams yet. <a href="/account#picks">Pick your teams</a>');
  expect(drawn(1, [])).toContain('Your team does not play in the next seven days.');
  expect(drawn(3, [])).toContain('Your teams do not play');
});

test('a followed team’s season leads to its page, with what the day’s game changes', () => {
  const season = {
    id: 'nfl:buffalo-bills',
    path: '/team/nfl/buffalo-bills',
    text: 'Bills 94% to make the playoffs, +3',
    changes: '97% with a win at Jets, 88% with a loss',
  };
  const html = drawn(1, [GAME], [season]);
  expect(html).toContain(
    '<a href="/team/nfl/buffalo-bills">Bills 94% to make the playoffs, +3</a>',
  );
  expect(html).toContain('97% with a win at Jets, 88% with a loss');
  expect(drawn(1, [GAME])).not.toContain('Season odds');
});

test('a followed player’s game of the day leads to his page, with his counts', () => {
  const player = {
    id: 'nba:p-3112335',
    path: '/player/nba/3112335-nikola-jokic',
    name: 'Nikola Jokić',
    title: 'Nuggets at Lakers',
    gameTime: '2026-11-22T01:30:00Z',
    timeKnown: true,
    text: '28.4 pts (22–35); Questionable, plays 62%',
  };
  const html = drawn(0, [], [], [player]);
  expect(html).toContain('<a href="/player/nba/3112335-nikola-jokic"><b>Nikola Jokić</b></a>');
  expect(html).toContain('28.4 pts (22–35); Questionable, plays 62%');
  expect(html).toContain('Nuggets at Lakers, ');
  expect(drawn(0, [])).not.toContain('Your players');
});

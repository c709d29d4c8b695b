import { expect, test } from 'vitest';
import type { TeamSeason } from '#domain/follow/teamSeason.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { voiceBoard } from './board.ts';
import { followSentences } from './followed.ts';
import { LEAGUES_PAGE } from './place.ts';
import type { Scene } from './scene.ts';
import { arriveAt, pressKey } from './turn.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const BILLS = 'nfl:buffalo-bills';
const SEASON: TeamSeason = {
  id: BILLS,
  league: 'NFL',
  name: 'Buffalo Bills',
  shortName: 'Bills',
  asOf: '2026-11-22T11:00:00Z',
  day: '2026-11-22',
  sample: false,
  goal: 'make the playoffs',
  share: 0.94,
  moved: 3,
  games: [
    {
      opponent: 'Jets',
      at: 'away',
      gameTime: '2026-11-22T18:00:00Z',
      timeKnown: true,
      win: 0.64,
      changes: { win: 0.97, lose: 0.88 },
    },
  ],
};
const game = (id: number, league: CardGame['league'], home: string, hour: number): CardGame => ({
  ...EXAMPLE_GAME,
  id,
  league,
  homeTeam: { ...EXAMPLE_GAME.homeTeam, name: home },
  awayTeam: { ...EXAMPLE_GAME.awayTeam, name: `${home} Guests` },
  gameTime: `2026-11-22T${hour}:00:00Z`,
});
const GAMES = [
  game(1, 'NFL', 'Dallas Cowboys', 17),
  game(2, 'NFL', 'Buffalo Bills', 18),
  game(3, 'NBA', 'Boston Celtics', 19),
  game(4, 'MLS', 'Inter Miami', 20),
];
const scene = (change: Partial<Scene> = {}): Scene => ({
  house: { name: 'Simcast', url: 'https://simcast.example', helpLine: '1-800-GAMBLER' },
  board: voiceBoard(GAMES, NOW.toISOString(), NOW),
  open: true,
  follows: [BILLS],
  seasons: new Map([[BILLS, SEASON]]),
  now: NOW,
  ...change,
});
const said = (change: Partial<TeamSeason>) =>
  followSentences(scene({ seasons: new Map([[BILLS, { ...SEASON, ...change }]]) }));

test('a member hears first how their team stands, and what its game changes', () => {
  const { say } = arriveAt(LEAGUES_PAGE, scene());
  expect(say[0]).toBe(
    'Buffalo Bills: ninety-four percent to make the playoffs, up three points since a week ago. That is ninety-seven percent with a win at Jets, and eighty-eight percent with a loss.',
  );
  expect(say[1]).toBe('Today’s games.');
});

test('shares are whole and never none or all; a change of one point is a point', () => {
  expect(said({ share: 0.9996, moved: -1, games: [] })).toEqual([
    'Buffalo Bills: more than ninety-nine percent to make the playoffs, down one point since a week ago.',
  ]);
  expect(said({ share: 0.002, moved: undefined, games: [] })).toEqual([
    'Buffalo Bills: less than one percent to make the playoffs.',
  ]);
  expect(said({ goal: 'finish in the top 5', moved: undefined, games: [] })).toEqual([
    'Buffalo Bills: ninety-four percent to finish in the top five.',
  ]);
  expect(said({ asOf: '2026-11-20T11:00:00Z' })).toEqual([]);
});

test('nothing of it is said before the code, and three teams at most after it', () => {
  expect(followSentences(scene({ open: false }))).toEqual([]);
  const ids = Array.from({ length: 9 }, (_, n) => `nfl:team-${n}`);
  const seasons = new Map(ids.map((id) => [id, { ...SEASON, id }]));
  expect(followSentences(scene({ follows: ids, seasons }))).toHaveLength(3);
});

test('leagues and games of followed teams have the first keys', () => {
  const follows = ['mls:inter-miami', 'nba', BILLS];
  const at = (key: string, follow: readonly string[]) =>
    pressKey(LEAGUES_PAGE, key, 0, scene({ follows: follow }));
  expect(at('1', ['mls:inter-miami'])).toMatchObject({ place: { at: 'games', league: 'MLS' } });
  expect(at('1', ['nba'])).toMatchObject({ place: { at: 'games', league: 'NBA' } });
  const nfl = { at: 'games', league: 'NFL', page: 0 } as const;
  expect(pressKey(nfl, '1', 0, scene({ follows }))).toMatchObject({ place: { at: 'game', id: 2 } });
  expect(pressKey(nfl, '1', 0, scene({ follows: [] }))).toMatchObject({
    place: { at: 'game', id: 1 },
  });
  expect(pressKey({ at: 'game', id: 2 }, '#', 0, scene({ follows }))).toMatchObject({
    place: { at: 'game', id: 1 },
  });
});

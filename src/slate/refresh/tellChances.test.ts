import { expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { GameChances } from '#feeds/gameChances.ts';
import { SourceError } from '#feeds/source.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';
import type { RefreshContext } from './context.ts';
import { tellChances } from './tellChances.ts';

const { database, store, lease } = await storeWithLease();

const now = new Date();
const inMinutes = (id: string, minutes: number, change: Partial<FeedGame> = {}): FeedGame => ({
  ...nflGame(id, 1),
  gameTime: new Date(now.getTime() + minutes * 60_000).toISOString(),
  ...(change as object),
});

async function tell(games: readonly FeedGame[], chance: GameChances['chance']) {
  const asked: string[] = [];
  const left: string[] = [];
  await store.ingestGames(lease, { name: 'espn', sample: false, asOf: now }, games);
  const chances: GameChances = {
    leagues: new Set(['NFL']),
    chance: (league, id) => {
      asked.push(id);
      return chance(league, id);
    },
  };
  const context = { source: { name: 'espn', chances }, store, lease, now };
  await tellChances(context as unknown as RefreshContext, 'NFL', games, (item, reason) =>
    left.push(`${item}: ${reason}`),
  );
  return { asked, left };
}

const kept = () =>
  database.query<{ source_id: string; home: number | null; away: number | null }>(
    'select g.source_id, c.home, c.away from game_chances c join games g on g.id = c.game_id order by g.source_id',
  );

test('games of the last hour are asked for once, those without a forecast too', async () => {
  const games = [
    inMinutes('11', 20),
    inMinutes('12', 50),
    inMinutes('13', 90),
    inMinutes('14', -5),
    inMinutes('15', 30, { timeKnown: false }),
    inMinutes('16', 30, { homeTeam: { ...nflGame('16', 1).homeTeam, ratingKey: undefined } }),
  ];
  const chance: GameChances['chance'] = async (_, id) =>
    id === '11' ? { home: 63.4, away: 36.6 } : undefined;
  expect((await tell(games, chance)).asked).toEqual(['11', '12']);
  expect(await kept()).toEqual([
    { source_id: '11', home: 63.4, away: 36.6 },
    { source_id: '12', home: null, away: null },
  ]);
  expect((await tell(games, chance)).asked).toEqual([]);
});

test('a few a refresh; two failures end it, and the next refresh asks again', async () => {
  const games = Array.from({ length: 9 }, (_, at) => inMinutes(`2${at}`, 10 + at));
  const failing: GameChances['chance'] = () => Promise.reject(new SourceError('answered with 404'));
  const first = await tell(games, failing);
  expect(first.asked).toEqual(['20', '21']);
  expect(first.left).toEqual([
    'chance of 20: answered with 404',
    'chance of 21: answered with 404',
  ]);
  const some: GameChances['chance'] = async () => ({ home: 55, away: 45 });
  expect((await tell(games, some)).asked).toHaveLength(6);
  expect((await tell(games, some)).asked).toHaveLength(3);
});

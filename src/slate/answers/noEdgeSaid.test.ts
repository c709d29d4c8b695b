import { expect, test } from 'vitest';
import { clock } from '#clock';
import { gameAnswer } from '#contract/answers/games/answer.ts';
import { pricedPairSchema } from '#contract/events/pricedPair.ts';
import { listedGameSchema } from '#contract/game.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { payingCard, payingMatch } from '#domain/events/payingPair.fixture.ts';
import { payingPairs } from '#domain/events/payingPairs.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { payingCurrentPrices } from '#domain/prices/payingCurrentPrices.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { sharpHistoryOf } from '#domain/prices/sharpHistory.ts';
import { alertFacts } from '#members/alerts/rules/facts.ts';
import { DIGESTS } from '#members/messages/rules/digests.ts';
import { voiceBoard } from '#members/voice/rules/board.ts';
import { gameSentences } from '#members/voice/rules/gameSentences.ts';
import { dayReader } from './dayReader.ts';

const now = clock.now();
const soon = new Date(now.getTime() + 2 * 3_600_000).toISOString();
/** A slate whose games, card and match hold our readings of a sharp book, by which a price of each is an edge now. */
const GAMES = [pricedGame(1, now, [homeAt(100)], { gameTime: soon })];
const EVENTS = [payingCard(now), payingMatch(now)];
const PAIRS = EVENTS.flatMap(pricedPairs);

const line = { seq: 77, hash: '', previousHash: '', appendedAt: now.toISOString() };
const entries = async (ids: readonly number[]) => new Map(ids.map((id) => [id, line]));
const read = dayReader({
  readCurrentSlate: async () => ({
    id: 1,
    asOf: now.toISOString(),
    sample: false,
    contentHash: '',
  }),
  readPublishedGames: async () => GAMES,
  readEvents: async () => EVENTS,
  readLedgerEntries: entries,
  readEventLedgerEntries: () => entries(PAIRS.map(({ predictionId }) => predictionId)),
});

test('handed a slate with readings, no digest, e-mail, alert of prices or call names an edge', async () => {
  expect(payingCurrentPrices(GAMES, now)).toHaveLength(1);
  expect(payingPairs(PAIRS, now)).toHaveLength(2);
  const day = await read();
  if (!day) throw new Error('no day');
  expect([day.games.length, day.pairs.length]).toEqual([1, 2]);
  const wishes = { zone: 'America/New_York', leagues: [], teams: [], silent: false };
  const sender = { name: 'Simcast', host: 'simcast.example', helpLine: '1-800-GAMBLER' };
  for (const channel of ['sms', 'push', 'email'] as const) {
    const { body, named } = DIGESTS[channel](day, wishes, sender);
    expect(named).toEqual([]);
    expect(body).toMatch(/no bet worth making today/i);
  }
  expect(alertFacts(day).paying).toEqual([]);
  const board = voiceBoard(GAMES, now.toISOString(), now);
  expect(board.paying).toBe(0);
  const spoken = board.games.flatMap((game) => gameSentences(game, now)).join(' ');
  expect(spoken).toContain('Predicted winner');
  expect(spoken).not.toContain('A bet worth taking');
});

test('the answers that a member’s page, private feed and calls are read from have no place for readings', () => {
  const held = GAMES.map((game) => ({
    ...gameAnswer(listedGame(game), now),
    priceHistory: sharpHistoryOf(game),
  }));
  expect(payingCurrentPrices(held, now)).toHaveLength(1);
  const stored = (what: unknown) => JSON.parse(JSON.stringify(what));
  expect(payingCurrentPrices(gamesUpcoming.answer.parse(stored(held)), now)).toEqual([]);
  expect(payingCurrentPrices([listedGameSchema.parse(stored(held[0]))], now)).toEqual([]);
  const pairs = PAIRS.map((pair) => pricedPairSchema.parse(stored(pair)));
  expect(pairs).toHaveLength(2);
  expect(payingPairs(pairs, now)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { PredictedGame } from '#domain/game/game.ts';
import { compareOdds } from '#domain/prices/compareOdds.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { offeredOf } from './offeredOf.ts';

const ASKED = new Date('2026-11-22T16:00:00Z');
const two = pricedGame(1, ASKED, [
  { ...homeAt(-105), book: 'draftkings', feed: 'espn', provider: 'DraftKings' },
  { ...homeAt(-110), book: 'bovada', feed: 'bovada', provider: 'Bovada' },
]);
const paying = pricedGame(1, ASKED, [
  { ...homeAt(300), book: 'draftkings', feed: 'espn', provider: 'DraftKings' },
]);

function home(game: PredictedGame) {
  const row = compareOdds(game)[0]?.rows.find(({ side }) => side === 'home');
  if (!row) throw new Error('no row');
  return { row, offered: offeredOf({ game, market: 'moneyline', row, label: 'Bills' }) };
}

test('what is noted is the better price', () => {
  expect(home(two).offered.offer).toMatchObject({ book: 'DraftKings', american: -105 });
});

test('a book that is left out is neither offered nor advised a stake at', () => {
  const leftOut = [{ provider: 'DraftKings', market: 'moneyline', misread: true }];
  const { anchor } = two.prediction;
  const without = { ...two, prediction: { ...two.prediction, anchor: { ...anchor, leftOut } } };
  const { offered } = home(without as unknown as PredictedGame);
  expect(offered.offer).toMatchObject({ book: 'Bovada', american: -110 });
  const none = { ...paying, prediction: without.prediction } as unknown as PredictedGame;
  expect(home(none).offered).not.toHaveProperty('offer');
  expect(home(none).offered).not.toHaveProperty('quarterKellyShare');
  // Even if an earlier row says that it was one.
  const { row } = home(paying);
  const edge = { expectedReturnPerUnit: 0.1, quarterKellyShare: 0.02 };
  const old = { ...row, edge };
  const offeredNone = offeredOf({ game: none, market: 'moneyline', row: old, label: 'Bills' });
  expect(offeredNone).not.toHaveProperty('quarterKellyShare');
});

import { expect, test } from 'vitest';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { gsmLength, TWO_SEGMENTS } from '#domain/words/gsm.ts';
import { alertText } from './alertText.ts';
import { alertFacts } from './facts.ts';
import { firingsOf } from './firing.ts';
import type { Base, SaidWish } from './wish.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const sender = { name: 'Simcast', helpLine: '1-800-GAMBLER' };

/** The texts of an alert that has come true. */
function said(wish: SaidWish, base: Base = {}, change: object = {}, sample = false) {
  const game = { ...pricedGame(1, NOW, [homeAt(100)]), asOf: NOW.toISOString(), ...change };
  const facts = alertFacts({ games: [game], ledgerEntry: () => 18402, now: NOW, sample });
  const kept = 'gameId' in wish ? { ...wish, home: game.homeTeam.name } : wish;
  const [firing] = firingsOf(facts, kept, base);
  if (!firing) throw new Error('nothing has come true');
  return alertText(kept, firing, { sender, zone: 'America/Chicago', sample });
}

test('a return: what it returns, at which price of which book', () => {
  const { sms, other, what } = said({ kind: 'return', league: 'NFL', cents: 2 });
  expect(what).toBe('Bills to win +100 at DraftKings, +5.0¢ per $1');
  expect(other).toBe(
    'Simcast alert 11/22 10:00 AM CST\nNFL KC-BUF\nBills to win +100 DraftKings\n+5.0c per $1\n#18402: ledger line. 1-800-GAMBLER',
  );
  expect(sms).toBe(`${other}. Reply STOP to end, HELP for help`);
});

test('a league goes by the name that a fan calls it', () => {
  const { other } = said({ kind: 'return', league: null, cents: 2 }, {}, { league: 'EPL' });
  expect(other).toContain('\nPremier League KC-BUF\n');
});

test('a sample is said to be one', () => {
  const wish: SaidWish = {
    kind: 'price',
    gameId: 1,
    market: 'moneyline',
    side: 'home',
    american: 100,
  };
  expect(said(wish, {}, {}, true).sms).toContain('Simcast alert SAMPLE DATA 11/22');
});

test('a prediction’s change without a price', () => {
  const wish: SaidWish = { kind: 'prediction', gameId: 1, side: 'away', points: 5 };
  expect(said(wish, { 1: 50 }).other).toContain(
    'NFL KC-BUF\nChiefs 45.0% to win, was 50.0%\nChiefs to win -140',
  );
});

test('names of whatever length and letters fit two segments of GSM-7', () => {
  const team = (letters: string) => ({
    name: letters.repeat(12),
    shortName: letters.repeat(12),
    abbreviation: 'ÅÄÖ{}',
  });
  const change = { homeTeam: team('Žalgiris 🏀 '), awayTeam: team('العربية ') };
  for (const wish of [
    { kind: 'price', gameId: 1, market: 'moneyline', side: 'home', american: 100 },
    { kind: 'return', league: null, cents: 2 },
    { kind: 'prediction', gameId: 1, side: 'home', points: 5 },
  ] as const) {
    const { sms } = said(wish, { 1: 40 }, change);
    expect(gsmLength(sms)).toBeLessThanOrEqual(TWO_SEGMENTS);
    expect(sms).toContain('Reply STOP to end');
  }
});

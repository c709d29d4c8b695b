import { expect, test } from 'vitest';
import type { PredictedGame, Team } from '#domain/game/game.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';

import { DIGESTS } from './digests.ts';

const NOW = new Date('2026-11-23T15:02:00Z');
const SENDER = { name: 'Simcast', host: 'simcast.example', helpLine: '1-800-GAMBLER' };
const WISHES = { zone: 'America/New_York', leagues: [], teams: [], silent: false };

/** A game `hours` from now whose home side pays. */
function paying(id: number, hours = 3, home: Partial<Team> = {}): PredictedGame {
  const gameTime = new Date(NOW.getTime() + hours * 3_600_000).toISOString();
  const game = pricedGame(id, NOW, [homeAt(105)], { gameTime });
  return {
    ...game,
    homeTeam: { ...game.homeTeam, ...home },
    prediction: { ...game.prediction, id: 100 + id },
  };
}

const day = (games: readonly PredictedGame[], more: Partial<SayableDay> = {}): SayableDay => ({
  games,
  pairs: [],
  ledgerEntry: (id) => 4000 + id,
  now: NOW,
  sample: false,
  ...more,
});

test('a notification names the prices in what a locked phone shows, without a word of STOP', () => {
  expect(DIGESTS.push(day([paying(1)]), WISHES, SENDER)).toEqual({
    title: '1 bet worth taking, 10:02 AM EST',
    body: 'NFL Bills to win +105 DraftKings #4101\n1-800-GAMBLER',
    startsAt: paying(1).gameTime,
    named: [expect.objectContaining({ market: 'moneyline', side: 'home', american: 105 })],
  });
  const many = DIGESTS.push(day(Array.from({ length: 20 }, (_, n) => paying(n))), WISHES, SENDER);
  expect(many.title).toBe('20 bets worth taking, 10:02 AM EST');
  expect(many.body?.length).toBeLessThanOrEqual(180);
  expect(many.named).toHaveLength((many.body?.split('\n').length ?? 0) - 2);
  expect(many.body).toMatch(/\n\+\d+ more\n1-800-GAMBLER$/);
});

test('the longest line is in the notification all the same, and in a payload that every push service takes', () => {
  const long = paying(1, 3, { shortName: 'Ä'.repeat(200) });
  const { title, body } = DIGESTS.push(day([long, paying(2)], { sample: true }), WISHES, SENDER);
  expect(title).toContain('SAMPLE DATA');
  expect(body).toContain('+1 more');
  expect(new TextEncoder().encode(JSON.stringify({ title, body })).length).toBeLessThan(3_000);
  expect(body?.length).toBeLessThanOrEqual(400);
});

test('an e-mail names each price with its start, and ends at the earliest', () => {
  const digest = DIGESTS.email(day([paying(1, 5), paying(2, 2)]), WISHES, SENDER);
  expect(digest.title).toBe('Simcast 11/23: 2 bets worth taking');
  expect(digest.body).toContain('NFL Bills to win +105 DraftKings #4101, starts 3:02 PM EST');
  expect(digest.startsAt).toBe(paying(2, 2).gameTime);
  const most = DIGESTS.email(day(Array.from({ length: 60 }, (_, n) => paying(n))), WISHES, SENDER);
  expect(most.body).toContain('+20 more');
});

test.each(['sms', 'push', 'email'] as const)(
  'by %s silence is silence, and none is a sentence',
  (name) => {
    expect(DIGESTS[name](day([]), { ...WISHES, silent: true }, SENDER).body).toBeNull();
    const none = DIGESTS[name](day([]), WISHES, SENDER);
    expect(none.body).toMatch(/no bet is worth taking today\./i);
    expect(none.startsAt).toBeNull();
  },
);

test.each(['sms', 'push', 'email'] as const)(
  'by %s followed teams are named wherever they play, beside followed leagues',
  (name) => {
    const bills = { league: 'NFL', name: paying(1).homeTeam.name };
    const chiefs = paying(2, 3, { name: 'Kansas City Chiefs', shortName: 'Chiefs' });
    const both = day([paying(1), chiefs]);
    const body = (wishes: object) =>
      DIGESTS[name](both, { ...WISHES, ...wishes }, SENDER).body ?? '';
    expect(body({ teams: [bills] })).toMatch(/Bills to win/);
    expect(body({ teams: [bills] })).not.toMatch(/Chiefs to win/);
    expect(body({ teams: [bills], leagues: ['NFL'] })).toMatch(/Chiefs to win/);
    expect(body({ teams: [{ ...bills, league: 'NBA' }] })).toContain('in the teams you follow');
    expect(body({ teams: [{ ...bills, league: 'NBA' }], leagues: ['NHL'] })).toContain(
      'in the leagues and teams you follow',
    );
  },
);

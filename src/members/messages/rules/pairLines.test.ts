import { expect, test } from 'vitest';
import { payingCard, payingMatch } from '#domain/events/payingPair.fixture.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import type { DigestWishes } from './digest.ts';
import { DIGESTS } from './digests.ts';

const NOW = new Date('2026-11-23T15:02:00Z');
const SENDER = { name: 'Simcast', host: 'simcast.example', helpLine: '1-800-GAMBLER' };
const WISHES = { zone: 'America/New_York', leagues: [], teams: [], silent: false };
const CHANNELS = ['sms', 'push', 'email'] as const;

const dayOf = (...events: SportEvent[]): SayableDay => ({
  games: [],
  pairs: events.flatMap(pricedPairs).map((pair) => ({ ...pair, entry: 4000 + pair.predictionId })),
  ledgerEntry: () => 4001,
  now: NOW,
  sample: false,
});
const both = dayOf(payingCard(NOW), payingMatch(NOW));
const bodyOf = (
  channel: (typeof CHANNELS)[number],
  day: SayableDay,
  wishes: Partial<DigestWishes> = {},
): string => DIGESTS[channel](day, { ...WISHES, ...wishes }, SENDER).body ?? '';

test.each(CHANNELS)(
  'by %s prices of fights and matches stand with their ledger entry',
  (channel) => {
    const digest = DIGESTS[channel](both, WISHES, SENDER);
    const fight = 'UFC Ann Able to win -150 Off #4051';
    const match = 'ATP Carl Clay to win -190 Off #4052';
    const body = (digest.body ?? '').replaceAll('−', '-');
    expect(body).toContain(fight);
    expect(body.indexOf(match)).toBeGreaterThan(body.indexOf(fight));
    expect(digest.startsAt).toBe(payingCard(NOW).startTime);
    expect(digest.named[0]).toEqual({
      predictionId: 51,
      market: 'moneyline',
      side: 'a',
      line: null,
      american: -150,
      provider: 'Off',
    });
  },
);

test('they stand among those of games by their return', () => {
  const gameTime = new Date(NOW.getTime() + 3 * 3_600_000).toISOString();
  // +6.2 % and +3.9 %, with the fight's +4.9 % between them and the match's +1.6 % after.
  const games = [105, -105].map((price, n) => pricedGame(n, NOW, [homeAt(price)], { gameTime }));
  const lines = bodyOf('email', { ...both, games })
    .split('\n')
    .slice(2, 6);
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'NFL Bills',
    'UFC Ann',
    'NFL Bills',
    'ATP Carl',
  ]);
});

test.each(CHANNELS)('by %s those of the sports that a member follows alone', (channel) => {
  expect(bodyOf(channel, both, { leagues: ['Tennis'] })).toContain('Carl Clay');
  expect(bodyOf(channel, both, { leagues: ['Tennis'] })).not.toContain('Ann Able');
  expect(bodyOf(channel, both, { leagues: ['NFL', 'UFC'] })).toContain('Ann Able');
  expect(bodyOf(channel, both, { leagues: ['Boxing'] })).toContain('today in Boxing.');
  const bills = { league: 'NFL', name: 'Buffalo Bills' };
  expect(bodyOf(channel, both, { teams: [bills] })).toContain('in the teams you follow');
});

test('that none pays is not said of a sport of which nothing was seen', () => {
  const old = dayOf(payingMatch(new Date(NOW.getTime() - 3_600_000), { hours: 10 }));
  expect(bodyOf('sms', old)).toContain(
    'among the prices we see. We have no current prices for Tennis.',
  );
  expect(bodyOf('sms', old, { leagues: ['Tennis'] })).toContain(
    ': We have no current prices for Tennis.',
  );
});

test('a name that a text cannot spell is still told from the other', () => {
  const match = payingMatch(NOW);
  const body = bodyOf('sms', dayOf({ ...match, a: { name: '王' } }));
  expect(body).toContain('ATP The first named to win');
});

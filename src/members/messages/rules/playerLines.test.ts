import { expect, test } from 'vitest';
import { EXAMPLE_PLAYER } from '#domain/follow/playerNow.fixture.ts';
import { askedKey, type PlayerNow } from '#domain/follow/playerNow.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { gsmLength, TWO_SEGMENTS } from '#domain/words/gsm.ts';
import { messageDigest } from './digest.ts';
import { emailDigest } from './emailDigest.ts';
import { playerLines } from './playerLines.ts';
import { pushDigest } from './pushDigest.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const dayOf = (...players: readonly PlayerNow[]): SayableDay => ({
  games: [],
  pairs: [],
  ledgerEntry: () => undefined,
  now: NOW,
  players: new Map(players.map((player) => [askedKey(player), player])),
  sample: false,
});
const WISHES = {
  zone: 'America/New_York',
  leagues: [],
  silent: false,
  follows: ['nba:p-3112335-nikola-jokic'],
};
const SENDER = { name: 'Simcast', host: 'simcast.test', helpLine: '1-800-GAMBLER' };
const COUNTS = '25.5 pts (21–29), 11.3 reb (8–13), 8.2 ast (6–10); Questionable, plays 62%';

test('a followed player’s game of the day has his main counts and what is reported', () => {
  expect(playerLines(dayOf(EXAMPLE_PLAYER), WISHES)).toEqual([
    {
      short: `Nikola Jokić: ${COUNTS}`,
      long: `Nikola Jokić (Nuggets), Nuggets at Lakers, 8:30 PM EST: ${COUNTS}.`,
    },
  ]);
});

test('nothing is said of who does not play today, is not followed, or of whom nothing is known', () => {
  const { next } = EXAMPLE_PLAYER;
  const tomorrow = next && { ...next, gameTime: '2026-11-22T15:00:01Z' };
  expect(playerLines(dayOf({ ...EXAMPLE_PLAYER, next: tomorrow }), WISHES)).toEqual([]);
  expect(playerLines(dayOf(EXAMPLE_PLAYER), { ...WISHES, follows: ['nba'] })).toEqual([]);
  const undrawn = next && { ...next, line: undefined };
  const bare = { ...EXAMPLE_PLAYER, status: undefined, next: undrawn };
  expect(playerLines(dayOf(bare), WISHES)).toEqual([]);
  expect(playerLines(dayOf({ ...bare, status: 'Out' }), WISHES)[0]?.short).toBe(
    'Nikola Jokić: Out',
  );
});

test('texts, notifications and e-mails have him in their length; without him they are as before', () => {
  const text = messageDigest(dayOf(EXAMPLE_PLAYER), WISHES, SENDER).body ?? '';
  expect(text).toContain('Nikola Jokic: 25.5 pts (21-29)');
  expect(gsmLength(text)).toBeLessThanOrEqual(TWO_SEGMENTS);
  expect(pushDigest(dayOf(EXAMPLE_PLAYER), WISHES, SENDER).body).toContain('Nikola Jokic: ');
  const mail = emailDigest(dayOf(EXAMPLE_PLAYER), WISHES, SENDER).body;
  expect(mail).toContain('Your players today');
  expect(mail).toContain('Nikola Jokić (Nuggets), Nuggets at Lakers, 8:30 PM EST');
  expect(emailDigest(dayOf(), WISHES, SENDER).body).not.toContain('players');
  const silent = { ...WISHES, silent: true };
  for (const write of [messageDigest, pushDigest, emailDigest])
    expect(write(dayOf(EXAMPLE_PLAYER), silent, SENDER).body).toBeNull();
});

import { expect, test } from 'vitest';
import type { TeamGame, TeamSeason } from '#domain/follow/teamSeason.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { gsmLength, TWO_SEGMENTS } from '#domain/words/gsm.ts';
import { DIGESTS } from './digests.ts';

const NOW = new Date('2026-11-23T15:02:00Z');
const SENDER = { name: 'Simcast', host: 'simcast.example', helpLine: '1-800-GAMBLER' };
const BILLS = 'nfl:buffalo-bills';
const WISHES = { zone: 'America/New_York', leagues: [], silent: false, follows: [BILLS] };
const later = (hours: number): string => new Date(NOW.getTime() + 3_600_000 * hours).toISOString();

/** A game `hours` from now whose home side, the Bills, pays. */
function paying(id: number, hours = 3, home = { name: 'Buffalo Bills', shortName: 'Bills' }) {
  const game: PredictedGame = pricedGame(id, NOW, [homeAt(105)], { gameTime: later(hours) });
  return {
    ...game,
    homeTeam: { ...game.homeTeam, ...home },
    prediction: { ...game.prediction, id: 100 + id },
  };
}

const NEXT: TeamGame = {
  opponent: 'Chiefs',
  at: 'home',
  gameTime: later(3),
  timeKnown: true,
  win: 0.55,
  changes: { win: 0.97, lose: 0.88 },
};
const seasonOf = (change: Partial<TeamSeason> = {}): TeamSeason => ({
  id: BILLS,
  league: 'NFL',
  name: 'Buffalo Bills',
  shortName: 'Bills',
  asOf: '2026-11-23T11:00:00Z',
  day: '2026-11-23',
  sample: false,
  goal: 'make the playoffs',
  share: 0.94,
  moved: 3,
  games: [NEXT],
  ...change,
});
const day = (
  games: readonly PredictedGame[],
  seasons: readonly TeamSeason[] = [seasonOf()],
): SayableDay => ({
  games,
  pairs: [],
  ledgerEntry: (id) => 4000 + id,
  now: NOW,
  sample: false,
  seasons: new Map(seasons.map((season) => [season.id, season])),
});
const others = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    paying(2 + n, 3, { name: `Other ${n}`, shortName: `Other ${n}` }),
  );

test('a text begins with the followed team’s season and what its game changes, then the bets', () => {
  expect(DIGESTS.sms(day([paying(1)]), WISHES, SENDER).body).toBe(
    [
      'Simcast 11/23 10:02 AM EST:',
      'Bills 94% to make the playoffs, +3; 97% with a win against Chiefs, 88% with a loss',
      '1 bet worth taking:',
      'NFL Bills to win +105 DraftKings #4101',
      '#: ledger line. 1-800-GAMBLER. Reply STOP to end, HELP for help',
    ].join('\n'),
  );
});

test('without a bet the teams are told, and that there is none', () => {
  expect(DIGESTS.sms(day([]), WISHES, SENDER).body).toBe(
    [
      'Simcast 11/23 10:02 AM EST:',
      'Bills 94% to make the playoffs, +3; 97% with a win against Chiefs, 88% with a loss',
      'No bet worth making today. 1-800-GAMBLER. Reply STOP to end, HELP for help',
    ].join('\n'),
  );
  expect(DIGESTS.push(day([]), WISHES, SENDER).body).toBe(
    'Bills 94% to make the playoffs, +3; 97% with a win against Chiefs, 88% with a loss\nNo bet worth making today. 1-800-GAMBLER',
  );
});

test('an e-mail has a part of its own: start, chance, season, changes', () => {
  expect(DIGESTS.email(day([paying(1)]), WISHES, SENDER).body).toBe(
    [
      'Simcast, 11/23 10:02 AM EST:',
      '',
      'Your teams',
      'Bills against Chiefs, 1:02 PM EST: 55% to win. Bills 94% to make the playoffs, +3 since a week ago; 97% with a win against Chiefs, 88% with a loss.',
      'Season odds: https://simcast.example/season',
      '',
      '1 bet worth taking:',
      '',
      'NFL Bills to win +105 DraftKings #4101, starts 1:02 PM EST',
      '',
      '#: ledger line. Prices move, so check before you bet: https://simcast.example/predictions',
    ].join('\n'),
  );
});

test('bets on followed teams come first, whatever the others return', () => {
  const games = [...others(3), paying(1)];
  for (const channel of ['sms', 'push', 'email'] as const) {
    const { named } = DIGESTS[channel](day(games, []), WISHES, SENDER);
    expect(named[0]?.predictionId, channel).toBe(101);
  }
});

test('a follow sends nothing by itself: who wants silence has it, and topics stay as chosen', () => {
  for (const channel of ['sms', 'push', 'email'] as const) {
    const silent = { ...WISHES, silent: true };
    expect(DIGESTS[channel](day([]), silent, SENDER).body, channel).toBeNull();
    const elsewhere = { ...WISHES, leagues: ['NHL'] };
    expect(DIGESTS[channel](day([paying(1)]), elsewhere, SENDER).named, channel).toEqual([]);
  }
});

test('who follows nothing, or what has no odds of today, is told what they were before', () => {
  const old = day([paying(1)], [seasonOf({ asOf: '2026-11-22T01:00:00Z' })]);
  for (const channel of ['sms', 'push', 'email'] as const) {
    const without = DIGESTS[channel](day([paying(1)]), { ...WISHES, follows: undefined }, SENDER);
    expect(without.body).not.toContain('94%');
    expect(DIGESTS[channel](old, WISHES, SENDER)).toEqual(without);
    expect(DIGESTS[channel](day([paying(1)]), { ...WISHES, follows: ['nfl'] }, SENDER)).toEqual(
      without,
    );
  }
});

test('a text stays within two segments and a notification within its length; the first bet is named', () => {
  const long = seasonOf({ shortName: 'Ł'.repeat(90), goal: 'finish in the relegation place' });
  const longest = seasonOf({ shortName: 'Ä'.repeat(300) });
  for (const season of [seasonOf(), long, longest])
    for (const count of [0, 1, 2, 20]) {
      const games = others(count);
      const text = DIGESTS.sms(day(games, [season]), WISHES, SENDER);
      expect(gsmLength(text.body ?? '')).toBeLessThanOrEqual(TWO_SEGMENTS);
      expect(text.named.length > 0).toBe(count > 0);
      const push = DIGESTS.push(day(games, [season]), WISHES, SENDER);
      expect(push.body?.length).toBeLessThanOrEqual(180);
      expect(push.named.length > 0).toBe(count > 0);
    }
});

test('teams that play today come first; an e-mail tells of ten', () => {
  const seasons = Array.from({ length: 14 }, (_, n) =>
    seasonOf({ id: `nfl:t-${n}`, shortName: `Team${n}`, ...(n !== 13 && { games: [] }) }),
  );
  const wishes = { ...WISHES, follows: seasons.map(({ id }) => id) };
  const body = DIGESTS.email(day([], seasons), wishes, SENDER).body ?? '';
  expect(body.split('\n').filter((line) => line.startsWith('Team'))).toHaveLength(10);
  expect(body).toContain('Your teams\nTeam13 94%');
  expect(DIGESTS.sms(day([], seasons), wishes, SENDER).body).toContain(':\nTeam13 94%');
});

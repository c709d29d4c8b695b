import { expect, test } from 'vitest';
import { EXAMPLE_PLAYER } from '#domain/follow/playerNow.fixture.ts';
import type { PlayerNow } from '#domain/follow/playerNow.ts';
import { gsmLength, TWO_SEGMENTS } from '#domain/words/gsm.ts';
import { playerTurn } from './playerNews.ts';
import { playerText } from './playerText.ts';

type PlayerNews = NonNullable<PlayerNow['news']>;

const SET_AT = '2026-11-21T12:00:00.000Z';
const NOW = new Date('2026-11-21T23:20:00Z');
const news = (status: PlayerNews['status'], before: PlayerNews['before']): PlayerNews => ({
  id: 5,
  status,
  before,
  toldAt: '2026-11-21T23:12:00.000Z',
});
const { next } = EXAMPLE_PLAYER;
const turnOf = (said: PlayerNews, told: readonly string[] = [], now = NOW, setAt = SET_AT) =>
  playerTurn({ next, news: said }, setAt, told, now);

test('he is ruled out from any other state, and is back when the report drops him after Out', () => {
  for (const before of [null, 'Doubtful', 'Questionable', 'Probable'] as const)
    expect(turnOf(news('Out', before))?.turn, String(before)).toBe('out');
  expect(turnOf(news(null, 'Out'))?.turn).toBe('back');
});

test('nothing else is news', () => {
  const others = [
    news('Out', 'Out'),
    news('Questionable', 'Out'),
    news('Doubtful', null),
    news(null, 'Questionable'),
    news(null, null),
  ];
  for (const other of others) expect(turnOf(other)).toBeUndefined();
});

test('news are told once each, once a day, before the start, and only if newer than the wish', () => {
  const out = news('Out', null);
  expect(turnOf(out)?.key).toBe('2026-11-21 5');
  expect(turnOf(out, ['2026-11-20 5'])).toBeUndefined();
  expect(turnOf(out, ['2026-11-21 4'])).toBeUndefined();
  expect(turnOf(out, ['2026-11-20 4'])).toBeDefined();
  expect(turnOf(out, [], new Date(next?.gameTime ?? ''))).toBeUndefined();
  expect(turnOf(out, [], NOW, out.toldAt)).toBeUndefined();
  expect(playerTurn({ news: out }, SET_AT, [], NOW)).toBeUndefined();
  const live = next && { ...next, status: 'live' as const };
  expect(playerTurn({ news: out, next: live }, SET_AT, [], NOW)).toBeUndefined();
});

const PAPER = {
  sender: { name: 'Simcast', helpLine: '1-800-GAMBLER' },
  zone: 'America/New_York',
  sample: false,
};

test('the text says what is known: who, which game, when it starts, when the report was read', () => {
  const out = turnOf(news('Out', null));
  if (!out) throw new Error('no turn');
  expect(playerText(EXAMPLE_PLAYER, out, PAPER, NOW)).toEqual({
    what: 'Nikola Jokić is ruled out of Nuggets at Lakers',
    other:
      'Simcast alert\nNikola Jokic is ruled out of Nuggets at Lakers (8:30 PM EST). Report read 6:12 PM EST.\n1-800-GAMBLER',
    sms: 'Simcast alert\nNikola Jokic is ruled out of Nuggets at Lakers (8:30 PM EST). Report read 6:12 PM EST.\n1-800-GAMBLER. Reply STOP to end, HELP for help',
  });
  const back = turnOf(news(null, 'Out'));
  const text = back && playerText(EXAMPLE_PLAYER, back, { ...PAPER, zone: 'America/Denver' }, NOW);
  expect(text?.other).toContain(
    'Nikola Jokic is off the injury report before Nuggets at Lakers (6:30 PM MST), after being out. Report read 4:12 PM MST.',
  );
});

test('other days are named, an open start is said, and samples say so; the longest names fit', () => {
  const earlier = { ...news(null, 'Out'), toldAt: '2026-11-20T23:12:00.000Z' };
  const turn = turnOf(earlier, [], new Date('2026-11-21T13:00:00Z'), '2026-11-19T00:00:00Z');
  if (!turn) throw new Error('no turn');
  const long = 'Wolverhampton Wanderers';
  const far = { ...turn, next: { ...turn.next, home: long, away: long, timeKnown: false } };
  const now = new Date('2026-11-21T13:00:00Z');
  const text = playerText({ name: 'x'.repeat(120) }, far, { ...PAPER, sample: true }, now);
  expect(text.sms).toContain('SAMPLE DATA');
  expect(text.sms).toContain('(start to be announced)');
  expect(text.sms).toContain('Report read 11/20 6:12 PM EST.');
  expect(gsmLength(text.sms)).toBeLessThanOrEqual(TWO_SEGMENTS);
});

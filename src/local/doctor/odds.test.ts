import { expect, test } from 'vitest';
import { checkOdds } from './odds.ts';

const texts = (...given: Parameters<typeof checkOdds>) =>
  checkOdds(...given).map(({ level, text }) => `${level}: ${text}`);
const since = '2026-11-27T12:00:00.000Z';

test('off without a key', () => {
  expect(texts({})).toEqual([expect.stringContaining('unchecked: No feed of many books is on')]);
});

test('what the settings allow, beside what a usual month costs', () => {
  expect(texts({ THE_ODDS_API_KEY: 'k', ODDS_CREDITS_PER_DAY: '600' })).toEqual([
    'ok: The Odds API may cost about 18,000 a month; three leagues read every 15 minutes for 14 hours a day cost 15,120.',
  ]);
  expect(texts({ THE_ODDS_API_KEY: 'k' })[0]).toContain('spread over the month');
  expect(texts({ PROPLINE_API_KEY: 'k' })[0]).toContain('PropLine may cost about 30,000 a month');
});

test('a wrong key and a spent quota say what to do', () => {
  const env = { THE_ODDS_API_KEY: 'k' };
  expect(texts(env, [{ feed: 'theoddsapi', trouble: 'wrongKey', since }])[1]).toContain(
    'missing: The Odds API does not accept the key: set it anew.',
  );
  expect(texts(env, [{ feed: 'theoddsapi', trouble: 'spent', since, remaining: 0 }])[1]).toContain(
    'take a larger plan',
  );
});

test('a setting that is none is named', () => {
  expect(texts({ THE_ODDS_API_KEY: 'k', ODDS_CREDITS_PER_DAY: 'many' })[0]).toContain(
    'ODDS_CREDITS_PER_DAY',
  );
  expect(texts({ THE_ODDS_API_KEY: 'k', ODDS_BOOKS: 'DraftKings, !' })[0]).toContain('ODDS_BOOKS');
});

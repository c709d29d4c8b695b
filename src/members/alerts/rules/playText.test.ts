import { expect, test } from 'vitest';
import { EXAMPLE_PLAYED, footballAt } from '#domain/live/playedGame.fixture.ts';
import { gsmLength, TWO_SEGMENTS } from '#domain/words/gsm.ts';
import { playText } from './playText.ts';

const paper = {
  sender: { name: 'Simcast', helpLine: '1-800-GAMBLER' },
  zone: 'America/Chicago',
};
const AT = '2026-11-22T02:10:00.000Z';

test('its time is the member’s own; a text says how to end it', () => {
  const { what, sms, other } = playText(
    { moment: 'start', game: EXAMPLE_PLAYED, at: AT },
    ['home'],
    paper,
  );
  expect(what).toBe('Chiefs at Bills has started.');
  expect(other).toBe('Simcast alert 8:10 PM CST\nChiefs at Bills has started.\n1-800-GAMBLER');
  expect(sms).toBe(`${other}. Reply STOP to end, HELP for help`);
});

test('the longest names fit two segments of a text', () => {
  const named = (name: string) => ({ name, shortName: name.repeat(60) });
  const game = {
    ...EXAMPLE_PLAYED,
    home: named('W'),
    away: named('M'),
    state: footballAt(124, 118, 4, 0),
  };
  const { sms } = playText({ moment: 'final', game, at: AT }, ['home'], paper);
  expect(gsmLength(sms)).toBeLessThanOrEqual(TWO_SEGMENTS);
});

import { expect, test } from 'vitest';
import { stateFromStart, stateText } from './stateText.ts';

const START = '2026-11-26T00:00:00Z';
const scheduled = { status: 'scheduled', start: START } as const;
const after = (hours: number): Date => new Date(Date.parse(START) + hours * 3_600_000);

test('scheduled until the start, under way from it on, whatever the feed has told so far', () => {
  expect(stateText(scheduled, after(-1))).toBe('Scheduled');
  expect(stateText(scheduled, START)).toBe('Under way');
  expect(stateText({ ...scheduled, status: 'live' }, after(-0.1))).toBe('Under way');
});

test('the feed’s detail follows the word, without the feed’s own word for the stage', () => {
  const at = (status: 'live' | 'final' | 'postponed', detail: string) =>
    stateText({ status, start: START, detail }, after(2));
  expect(at('live', 'Q3 4:12')).toBe('Under way, Q3 4:12');
  expect(at('live', '')).toBe('Under way');
  expect(at('final', 'Final/OT')).toBe('Final, OT');
  expect(at('final', 'FT')).toBe('Final');
  expect(at('postponed', 'Postponed')).toBe('Postponed');
});

test('long after the start of one nobody has told the end of, it is not said to go on', () => {
  expect(stateText(scheduled, after(6))).toBe('Under way');
  expect(stateText(scheduled, after(6.1))).toBe('Result not in yet');
  expect(stateText({ ...scheduled, longest: 8 }, after(7))).toBe('Under way');
});

test('while only the day is known, it is not said to be under way', () => {
  expect(stateText({ ...scheduled, timeKnown: false }, after(1))).toBe('Start time not known');
});

test('the word from the start on can be written before it', () => {
  expect(stateFromStart(scheduled, after(-5))).toBe('Under way');
  expect(stateFromStart(scheduled, after(9))).toBe('Result not in yet');
});

import { expect, test } from 'vitest';
import { wholeWords } from './wholeWords.ts';

const whole = (text: string) => wholeWords(text).filter((_, at) => at % 2 === 1);

test('prices, times, lines, records and re-runs are whole', () => {
  expect(whole('Re-run it at 7:00 PM EST, or re-running it at 12:30 AM')).toEqual([
    'Re-run',
    '7:00 PM EST',
    're-running',
    '12:30 AM',
  ]);
  expect(whole('Over 47½ or Under 230.5, so over 90.7 wins')).toEqual([
    'Over 47½',
    'Under 230.5',
    'over 90.7',
  ]);
  expect(whole('−$840, +$1,200.50. $19.95/month')).toEqual(['−$840', '+$1,200.50', '$19.95/month']);
  expect(whole('18–1, 20–1–1 and 5–10%')).toEqual(['18–1', '20–1–1', '5–10%']);
});

test('the parts are the text', () => {
  const text = 'Today 7:00 PM EST. Re-run it for $5';
  expect(wholeWords(text).join('')).toBe(text);
  expect(whole('over 2,643 games')).toEqual([]);
  expect(wholeWords('Nothing of the kind')).toEqual(['Nothing of the kind']);
});

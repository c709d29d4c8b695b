import { expect, test } from 'vitest';
import { LEAGUES } from '../leagues/league.ts';
import { decisionProcess } from './decisionProcess.ts';

test('every sport has the five steps in order', () => {
  for (const { sport } of Object.values(LEAGUES)) {
    const steps = decisionProcess(sport);
    expect(steps.map(({ title }) => title)).toEqual([
      'Collect',
      'Rate',
      'Simulate',
      'Compare',
      'Seal',
    ]);
    for (const { text } of steps) expect(text).toMatch(/^[A-Z].+\.$/);
  }
});

test('weather is spoken of outdoors only', () => {
  expect(decisionProcess('football')[0]?.text).toContain('Weather');
  expect(decisionProcess('hockey')[0]?.text).not.toContain('Weather');
});

test('says which ratings spoke', () => {
  expect(decisionProcess('hockey', 'lines')[1]?.text).toContain('past results and closing lines');
  expect(decisionProcess('hockey', 'results')[1]?.text).toContain('results only');
});

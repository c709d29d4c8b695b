import { expect, test } from 'vitest';
import type { ProbeLine, ProbeVerdict } from '#domain/operation/probe.ts';
import { checkFeeds } from './feeds.ts';
import { danger, missing, ok, sumText, unchecked } from './finding.ts';

const line = (feed: string, asked: string, verdict: ProbeVerdict): ProbeLine => ({
  feed,
  asked,
  expected: 'at least 1 event',
  answered: 'refused with 400',
  verdict,
});

test('each feed is one line, the requests that have changed named', () => {
  const found = checkFeeds([
    ...['NFL', 'NBA', 'NHL', 'MLB'].map((league) => line('ESPN', league, 'changed')),
    line('ESPN', 'EPL', 'same'),
    line('Jolpica', 'calendar', 'same'),
    line('Jolpica', 'result', 'better'),
    line('Bovada', 'NFL', 'unasked'),
  ]);
  expect(found.map(({ level }) => level)).toEqual(['missing', 'ok', 'ok', 'ok', 'unchecked']);
  expect(found[0]?.text).toContain('NFL (expected at least 1 event, answered: refused with 400)');
  expect(found[0]?.text).toContain('; 1 more.');
  expect(found[1]?.text).toBe('Jolpica answers as expected: 2 requests.');
});

test('a feed that does not answer is said to, with why, and not to have changed', () => {
  const silent = {
    ...line('ESPN', 'NFL', 'changed'),
    answered: 'no answer: nothing listens there',
  };
  expect(checkFeeds([silent])).toEqual([
    { level: 'missing', text: 'ESPN gives no answer: nothing listens there.' },
  ]);
});

test('the sum counts what is printed', () => {
  const findings = [danger('a'), missing('b'), missing('c'), unchecked('d'), ok('e')];
  expect(sumText(findings)).toBe('1 danger, 2 missing, 1 unchecked.');
  expect(sumText([])).toBe('0 dangers, 0 missing, 0 unchecked.');
});

import { expect, test } from 'vitest';
import type { ProbeLine, ProbeVerdict } from '#domain/operation/probe.ts';
import { checkFeeds } from './feeds.ts';

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

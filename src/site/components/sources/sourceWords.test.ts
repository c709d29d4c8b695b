import { expect, test } from 'vitest';
import { ALL_RIGHTS } from '#domain/rights/index.ts';
import { rightOf } from '#domain/rights/rightOf.fixture.ts';
import { givenOnText, howReadText, switchText } from './sourceWords.ts';

test('what may not be passed on says so, with why', () => {
  expect(givenOnText(rightOf('theoddsapi'))).toBe(
    'Not passed on by our API, files, feeds or cards. No API, feed, download or other form that serves as raw data for others.',
  );
  expect(givenOnText(rightOf('f1db'))).toMatch(/^May be passed on\. CC BY 4\.0/);
});

test('a source that a key turns on says so, without the setting’s name', () => {
  expect(switchText(rightOf('propline'))).toContain('a key of its own');
  expect(switchText(rightOf('openmeteo-free'))).toContain('unless');
  expect(switchText(rightOf('espn'))).toBe('');
  for (const right of ALL_RIGHTS) expect(switchText(right)).not.toMatch(/_/);
});

test('terms that we did not read are not said to be read', () => {
  expect(howReadText('terms')).toBe('read');
  expect(howReadText('report')).toContain('not read by us');
  expect(howReadText('nothing')).toBe('none found');
});

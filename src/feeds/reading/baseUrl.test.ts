import { expect, test } from 'vitest';
import * as z from 'zod';
import { baseUrl, settingsOf } from './baseUrl.ts';

test.each(['http://localhost:8080', 'https://feeds.example.com/', undefined])(
  '%s is taken',
  (text) => {
    expect(baseUrl.safeParse(text).success).toBe(true);
  },
);

test.each([
  'https://feeds.example.com/espn',
  'https://feeds.example.com/?key=1',
  'https://feeds.example.com/#x',
  'https://me:secret@feeds.example.com',
  'ftp://feeds.example.com',
])('%s is refused, and it is said why', (text) => {
  expect(baseUrl.safeParse(text).error?.issues[0]?.message).toContain('without a path');
});

test('a wrong setting is named in words', () => {
  const schema = z.object({ ESPN_BASE_URL: baseUrl });
  expect(() => settingsOf(schema, { ESPN_BASE_URL: 'https://a.example/espn' })).toThrow(
    /The feeds are not set up: .*without a path[\s\S]*ESPN_BASE_URL/,
  );
});

import { expect, test } from 'vitest';
import { inPage } from './browser.ts';
import { preferences } from './firefox/profile.ts';

const run = (expression: string): unknown => new Function(`return ${expression}`)();

test('what is sent into a page comes back as JSON, at once or as a promise', async () => {
  expect(run(inPage((one: number, two: string) => [one, two], [1, 'a"b']))).toBe('[1,"a\\"b"]');
  expect(run(inPage(() => undefined, []))).toBe('null');
  expect(await run(inPage(async () => undefined, []))).toBe('null');
  expect(await run(inPage(async (one: number) => one + 1, [1]))).toBe('2');
});

test('a profile of Firefox says whether pages may run scripts', () => {
  expect(preferences(false)).toContain('user_pref("javascript.enabled", false);');
  expect(preferences(true)).toContain('user_pref("javascript.enabled", true);');
});

import { expect, test, vi } from 'vitest';
import type { Browser } from './browser.ts';
import type { BrowserWalk } from './walk.ts';

const browser = { version: '1', close: async () => {} } as unknown as Browser;

/** A walk that fails as often as said. */
function failing(times: number): BrowserWalk {
  let left = times;
  return {
    name: 'pages',
    run: async () => {
      left -= 1;
      if (left >= 0) throw new Error('no h1');
      return 'seen';
    },
  };
}

/** Verdicts and words where CI is set or not. */
async function visited(walk: BrowserWalk, ci: string | undefined) {
  vi.resetModules();
  vi.stubEnv('CI', ci);
  const { visit } = await import('./visit.ts');
  const results = await visit('Firefox', async () => browser, [walk], 'http://localhost');
  vi.unstubAllEnvs();
  return results.map(({ verdict, told }) => `${verdict}: ${told}`);
}

test('a walk that fails is tried again in CI alone, and says so', async () => {
  expect(await visited(failing(0), 'true')).toEqual(['passed: seen']);
  expect(await visited(failing(1), 'true')).toEqual(['passed: seen (second try; first: no h1)']);
  expect(await visited(failing(2), 'true')).toEqual(['failed: no h1 (second try; first: no h1)']);
  expect(await visited(failing(1), undefined)).toEqual(['failed: no h1']);
});

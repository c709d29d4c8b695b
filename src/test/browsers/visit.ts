import type { Browser } from './browser.ts';
import type { Result } from './result.ts';
import { NotRun, type Walk } from './walk.ts';

/** Time for any one walk, ms: then its browser is ended. */
const WALK_MS = 120_000;

class Late extends Error {}

const late = (limitMs: number): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new Late(`did not end within ${limitMs / 1000} s`));
    setTimeout(end, limitMs).unref();
  });

/** What a walk's end says. */
const endOf = (error: unknown): Pick<Result, 'verdict' | 'told'> => ({
  verdict: error instanceof NotRun ? 'not run' : 'failed',
  told: error instanceof Error ? error.message : String(error),
});

/** Walks through the site in one browser, one walk after another, and ends the browser. A failed walk does not stop the next. */
export async function visit(
  name: string,
  start: () => Promise<Browser>,
  walks: readonly Walk[],
  site: string,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const began = performance.now();
  const browser = await start().catch(endOf);
  if ('verdict' in browser) {
    return [{ browser: name, version: '?', walk: 'start', seconds: 0, ...browser }];
  }
  const { version } = browser;
  try {
    for (const walk of walks) {
      const from = performance.now();
      let hangs = false;
      const seen = await Promise.race([walk.run({ browser, site }), late(WALK_MS)]).then(
        (told) => ({ verdict: 'passed', told }) as const,
        (error: unknown) => {
          hangs = error instanceof Late;
          return endOf(error);
        },
      );
      const seconds = (performance.now() - (results.length === 0 ? began : from)) / 1000;
      results.push({ browser: name, version, walk: walk.name, seconds, ...seen });
      // It still has the page: no other walk can use it.
      if (hangs) break;
    }
  } finally {
    await browser.close();
  }
  return results;
}

import process from 'node:process';
import type { Browser } from './browser.ts';
import type { BrowserResult } from './result.ts';
import { type BrowserWalk, NotRun, type Visit } from './walk.ts';

/** Time for any one walk, ms: then its browser is ended. */
const WALK_MS = 240_000;

class Late extends Error {}

const late = (limitMs: number): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new Late(`did not end within ${limitMs / 1000} s`));
    setTimeout(end, limitMs).unref();
  });

/** What a walk's end says. */
const endOf = (error: unknown): Pick<BrowserResult, 'verdict' | 'told'> => ({
  verdict: error instanceof NotRun ? 'not run' : 'failed',
  told: error instanceof Error ? error.message : String(error),
});

/** Tries of a walk: CI has a second one, as in Playwright's tests, and the table says so. */
const TRIES = process.env.CI === undefined ? 1 : 2;

interface Seen extends Pick<BrowserResult, 'verdict' | 'told'> {
  /** Whether the walk still has the page: no other one can use it. */
  readonly hangs: boolean;
}

async function walkOnce(walk: BrowserWalk, visit: Visit): Promise<Seen> {
  try {
    const told = await Promise.race([walk.run(visit), late(WALK_MS)]);
    return { verdict: 'passed', told, hangs: false };
  } catch (error) {
    return { ...endOf(error), hangs: error instanceof Late };
  }
}

async function tried(walk: BrowserWalk, visit: Visit): Promise<Seen> {
  const seen = await walkOnce(walk, visit);
  if (TRIES === 1 || seen.verdict !== 'failed' || seen.hangs) return seen;
  const again = await walkOnce(walk, visit);
  return { ...again, told: `${again.told} (second try; first: ${seen.told})` };
}

/** Walks through the site in one browser, one walk after another, and ends the browser. A failed walk does not stop the next. */
export async function visit(
  name: string,
  start: () => Promise<Browser>,
  walks: readonly BrowserWalk[],
  site: string,
): Promise<readonly BrowserResult[]> {
  const results: BrowserResult[] = [];
  const began = performance.now();
  const browser = await start().catch(endOf);
  if ('verdict' in browser) {
    return [{ browser: name, version: '?', walk: 'start', seconds: 0, ...browser }];
  }
  const { version } = browser;
  try {
    for (const walk of walks) {
      const from = performance.now();
      const { hangs, ...seen } = await tried(walk, { browser, site });
      const seconds = (performance.now() - (results.length === 0 ? began : from)) / 1000;
      results.push({ browser: name, version, walk: walk.name, seconds, ...seen });
      if (hangs) break;
    }
  } finally {
    await browser.close();
  }
  return results;
}

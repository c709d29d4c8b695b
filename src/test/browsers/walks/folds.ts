import { type BrowserWalk, must, type Visit } from '../walk.ts';
import { PAGES } from './addresses.ts';
import { walkPricedGame } from './games.ts';

/** How many folds a reader sees, and those whose inside is out of sight after a click on its summary. Runs in the page. */
function tryFolds(): { count: number; closed: string[] } {
  const closed: string[] = [];
  let count = 0;
  // From outside in: an inner fold comes into sight once the outer one is open.
  for (const fold of document.querySelectorAll('main details')) {
    const summary = fold.querySelector<HTMLElement>(':scope > summary');
    if (!summary?.checkVisibility()) continue;
    if (!fold.hasAttribute('open')) summary.click();
    count += 1;
    const inside = [...fold.children].filter((child) => child !== summary);
    const seen = inside.length === 0 || inside.some((child) => child.checkVisibility());
    if (!seen) closed.push(summary.textContent?.trim().slice(0, 40) ?? 'a fold');
  }
  return { count, closed };
}

async function walk(visit: Visit): Promise<string> {
  const { browser, site } = visit;
  const addresses = [await walkPricedGame(visit), ...PAGES.map(({ path }) => `${site}${path}`)];
  let seen = 0;
  for (const address of addresses) {
    await browser.open(address);
    const { count, closed } = await browser.evaluate(tryFolds);
    must(closed.length === 0, `${address}: no inside of ${closed.join(', ')}`);
    seen += count;
  }
  return `${seen} folds of ${addresses.length} pages open`;
}

/** Where pages may run no scripts, every fold opens. */
export const folds: BrowserWalk = { name: 'folds', run: walk };

import type { Browser } from '../browser.ts';

/** Opens all folds and scrolls each island into view, as a reader does, until everything is alive. */
export async function readDown(browser: Browser): Promise<void> {
  const asleep = await browser.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
    const openAll = () => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    };
    openAll();
    const islands = document.querySelectorAll('astro-island, [data-island]');
    const sleeps = (one: Element) =>
      one.matches('astro-island[ssr], [data-island]:not([data-alive])');
    for (const island of islands) {
      (island.firstElementChild ?? island).scrollIntoView({ behavior: 'instant' });
      for (let wait = 0; sleeps(island) && wait < 300; wait += 1) await pause();
    }
    // What is alive may have drawn other folds, once it has its data.
    const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
    for (let wait = 0; isBusy() && wait < 100; wait += 1) await pause();
    openAll();
    scrollTo({ top: 0, behavior: 'instant' });
    return [...islands].filter(sleeps).length;
  });
  if (asleep > 0) throw new Error(`${asleep} parts of the page did not come alive`);
}

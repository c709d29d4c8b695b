/**
 * `npm run bench -- rerun [URL]`: time from pressing the re-run button to the compared digits, in Chromium, on the running
 * start's site or at an address; medians, with the engine fetched anew each time.
 */
import { type Browser, chromium } from '@playwright/test';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { findBrowser } from '#test/browser.ts';
import { median } from './measure.ts';
import { benchColumns } from './table.ts';
import { benchedSite, benchUpcoming } from './upcoming.ts';

const TIMES = 5;
/** How many times slower Lighthouse assumes a mid-range phone to be. */
const PHONE = 4;
const EVENTS = ['/ufc', '/boxing', '/tennis?tab=predictions', '/f1', '/nascar', '/golf/pga-tour'];
const START = '[data-rerun-start]';
const VERDICT = '.rerun-board .rerun-verdict';

/** One page for every league with an upcoming prediction, and for every individual sport. */
async function pagesOf(site: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const games = await benchUpcoming(site);
  const ofLeagues = TEAM_LEAGUES.flatMap((league) => {
    const game = games.find((one) => one.league === league && one.prediction);
    return game ? [[league, `/game/${game.id}`] as const] : [];
  });
  return [...ofLeagues, ...EVENTS.map((path) => [path, path] as const)];
}

/** Milliseconds of one press; undefined if the page has nothing to re-run. */
async function pressed(browser: Browser, address: string): Promise<number | undefined> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    if ((await page.locator(START).count()) === 0) return undefined;
    return await page.evaluate(
      ([start, verdict]) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector(verdict)) return;
            observer.disconnect();
            resolve(performance.now() - began);
          }).observe(document.body, { childList: true, subtree: true });
          document.querySelector<HTMLElement>(start)?.click();
        }),
      [START, VERDICT] as const,
    );
  } finally {
    await page.close();
  }
}

const site = benchedSite();
const pages = await pagesOf(site);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
try {
  const rows: string[][] = [];
  for (const [name, path] of pages) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const ms = await pressed(browser, new URL(path, site).href);
      if (ms !== undefined) times.push(ms);
    }
    const ms = times.length > 0 ? median(times) : undefined;
    rows.push([name, ms?.toFixed(0) ?? '–', ms === undefined ? '–' : (ms * PHONE).toFixed(0)]);
  }
  console.log(benchColumns([['re-run', 'ms here', `× ${PHONE}, as a phone`], ...rows]));
  console.log('Aim: under 2,000 ms on a phone for games of teams.');
} finally {
  await browser.close();
}

import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { press, until } from '../hand.ts';
import { type BrowserWalk, must, type Visit } from '../walk.ts';

const EVENTS = ['/ufc', '/boxing', '/f1', '/nascar', '/golf/pga-tour'];

/** A game of each sport, and a page of each other kind of event. */
async function addresses({ browser, site }: Visit): Promise<readonly string[]> {
  const answer = await fetch(`${site}${gamesUpcoming.path}`);
  const games = gamesUpcoming.answer.parse(await answer.json());
  const first = new Map<string, string>();
  for (const { id, league, prediction } of games) {
    const { sport } = LEAGUES[league];
    if (prediction && !first.has(sport)) first.set(sport, `/game/${id}`);
  }
  await browser.open(`${site}/tennis`);
  const match = await browser.evaluate(
    () => document.querySelector('.next-matches a')?.getAttribute('href') ?? '',
  );
  return [...first.values(), match, ...EVENTS];
}

async function walk(visit: Visit): Promise<string> {
  const { browser, site } = visit;
  const paths = await addresses(visit);
  for (const path of paths) {
    await browser.open(`${site}${path}`);
    await browser.evaluate(() => {
      const block =
        document.querySelector('#re-run [data-rerun]') ?? document.querySelector('[data-rerun]');
      for (let at = block?.closest('details'); at; at = at.parentElement?.closest('details'))
        at.open = true;
      block?.scrollIntoView({ behavior: 'instant' });
    });
    await press(browser, '[data-rerun-start]', 'Re-run this prediction');
    await until(browser, `${path}: a verdict`, () =>
      [...document.querySelectorAll('.rerun-verdict')].some((one) => one.textContent !== ''),
    );
    const verdict = await browser.evaluate(() =>
      [...document.querySelectorAll('.rerun-verdict')].map((one) => one.textContent).join(''),
    );
    must(
      /Same inputs, same seed, same numbers: (\d+) of \1 lines match\./.test(verdict),
      `${path}: ${verdict}`,
    );
  }
  return `${paths.length} predictions, same digits`;
}

/** A prediction of every model, run again by the page's own button. */
export const walkRerun: BrowserWalk = { name: 're-run', run: walk };

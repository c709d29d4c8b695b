import { keepsFocus, press, says, shows, until, write } from '../hand.ts';
import type { BrowserWalk, Visit } from '../walk.ts';
import { walkPricedGame } from './games.ts';

const ROW = '.bets-table tbody tr';

const rows = ({ browser }: Visit, count: number): Promise<void> =>
  until(
    browser,
    `${count} bets`,
    (row, wanted) => document.querySelectorAll(row).length === wanted,
    ROW,
    count,
  );

async function note(visit: Visit): Promise<void> {
  const { browser } = visit;
  await browser.open(await walkPricedGame(visit));
  await browser.click('#odds [data-take]');
  await says(browser, 'dialog h2, [role=dialog] h2', 'Note a bet');
  await write(browser, 'dialog[open] input, [role=dialog] input', '20');
  await press(browser, 'dialog button, [role=dialog] button', 'Note');
  await says(browser, 'h2', 'Noted');
  await keepsFocus(browser, '“Noted”');
}

async function walk(visit: Visit): Promise<string> {
  const { browser, site } = visit;
  await note(visit);
  await browser.open(`${site}/my-bets`);
  await shows(browser, '.my-bets[data-ready]:not([aria-busy])');
  await rows(visit, 1);
  await press(browser, `${ROW} button`, 'Correct');
  await says(browser, '[role=dialog] h2, dialog h2', 'Correct');
  const stake = await browser.evaluate(() => {
    const field = [...document.querySelectorAll('dialog label, [role=dialog] label')].find((one) =>
      one.textContent?.includes('Stake'),
    );
    return field?.getAttribute('for') ?? '';
  });
  await write(browser, `[id="${stake}"]`, '30');
  await press(browser, 'dialog button, [role=dialog] button', 'Save');
  await says(browser, ROW, '$30');
  await keepsFocus(browser, 'a correction');
  await press(browser, `${ROW} button`, 'Delete');
  await rows(visit, 0);
  await keepsFocus(browser, 'a deletion');
  await press(browser, '.undo-bar button', 'Undo');
  await says(browser, ROW, '$30');
  await keepsFocus(browser, '“Undo”');
  await browser.open(`${site}/my-bets`);
  await says(browser, ROW, '$30');
  return 'noted, corrected, deleted, taken back';
}

/** A visitor's own bets: noted from a price, corrected, deleted and taken back. */
export const walkBets: BrowserWalk = { name: 'my bets', run: walk };

import { linesOfInk, paperSheets } from '../paper/ink.ts';
import { type BrowserWalk, must, NotRun, type Visit } from '../walk.ts';
import { walkPricedGame } from './games.ts';

/** Makes the figures of the odds table take up their room without ink. Returns the number of its bets. Runs in the page. */
function bleach(): number {
  for (const cell of document.querySelectorAll<HTMLElement>('#odds table :is(td, th)'))
    cell.style.visibility = 'hidden';
  return document.querySelectorAll('#odds table tbody tr').length;
}

async function walk(visit: Visit): Promise<string> {
  const { browser } = visit;
  if (browser.print === undefined) throw new NotRun('this driver cannot print');
  await browser.open(await walkPricedGame(visit));
  const whole = await paperSheets(await browser.print());
  const bets = await browser.evaluate(bleach);
  must(bets > 0, 'the page has no odds table');
  // Letters can be drawn as shapes, so that a PDF has no text to search: what the table adds is its ink.
  const lines = linesOfInk(whole, await paperSheets(await browser.print()));
  must(lines >= bets, `the odds table has ${bets} bets, and ${lines} lines of ink on paper`);
  return `odds table of ${bets} bets: ${lines} lines of ink`;
}

/** A printed game page has its odds table, in ink. */
export const print: BrowserWalk = { name: 'print', run: walk };

import { linesOfInk, sheetsOf } from '../paper/ink.ts';
import { must, NotRun, type Visit, type Walk } from '../walk.ts';
import { pricedGame } from './games.ts';

/** Makes the figures of the odds table take up their room without ink. Returns the number of its bets. Runs in the page. */
function bleach(): number {
  for (const cell of document.querySelectorAll<HTMLElement>('#odds table :is(td, th)'))
    cell.style.visibility = 'hidden';
  return document.querySelectorAll('#odds table tbody tr').length;
}

async function walk(visit: Visit): Promise<string> {
  const { browser } = visit;
  if (browser.print === undefined) throw new NotRun('this driver cannot print');
  await browser.open(await pricedGame(visit));
  const whole = await sheetsOf(await browser.print());
  const bets = await browser.evaluate(bleach);
  must(bets > 0, 'the page has no odds table');
  // Letters can be drawn as shapes, so that a PDF has no text to search: what the table adds is its ink.
  const lines = linesOfInk(whole, await sheetsOf(await browser.print()));
  must(lines >= bets, `the odds table has ${bets} bets, and ${lines} lines of ink on paper`);
  return `odds table of ${bets} bets: ${lines} lines of ink`;
}

/** A printed game page has its odds table, in ink. */
export const print: Walk = { name: 'print', run: walk };

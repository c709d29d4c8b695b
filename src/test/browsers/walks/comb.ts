import { setTimeout as wait } from 'node:timers/promises';
import { shows } from '../hand.ts';
import { darkRuns, middleRow, widestOf } from '../teeth.ts';
import { type BrowserWalk, must, type Visit } from '../walk.ts';
import { walkPricedGame } from './games.ts';

/** A wide comb is a hundred teeth, one for each percent; a narrow one has fewer. */
const TEETH = 100;
/** The frame of a comb may count as a tooth at each end. */
const FRAME = 2;
/** A smeared gap joins two teeth to a block of at least twice their width. */
const BLOCK = 1.8;
const TRIES = 80;
const LOOK_EVERY_MS = 250;

/** The teeth of the page's first comb; none while it has no size yet, of which no picture can be taken. */
async function teethSeen(browser: Visit['browser']): Promise<readonly number[]> {
  await shows(browser, '.comb');
  const sized = await browser.evaluate(
    () => (document.querySelector('.comb')?.getBoundingClientRect().height ?? 0) > 0,
  );
  return sized ? darkRuns(await middleRow(await browser.picture('.comb'))) : [];
}

/** Looks at a page's first comb. Returns the number of its teeth. */
async function look({ browser }: Visit, address: string): Promise<number> {
  await browser.open(address);
  let teeth: readonly number[] = [];
  // Right after a change of size the window's picture may still be empty.
  for (let tries = 0; teeth.length === 0 && tries < TRIES; tries += 1) {
    if (tries > 0) await wait(LOOK_EVERY_MS);
    teeth = await teethSeen(browser);
  }
  const { usual, widest } = widestOf(teeth);
  must(teeth.length >= TEETH / 4, `${address}: a comb of ${teeth.length} teeth`);
  must(
    widest < BLOCK * usual,
    `${address}: of ${teeth.length} teeth of ${usual} px one is ${widest} px wide`,
  );
  return teeth.length;
}

async function walk(visit: Visit): Promise<string> {
  const { browser, site } = visit;
  const game = await walkPricedGame(visit);
  await browser.resize(1280, 900);
  const wide = await look(visit, game);
  must(Math.abs(wide - TEETH) <= FRAME, `${game}: ${wide} teeth instead of ${TEETH}`);
  const others = [await look(visit, `${site}/ufc`), await look(visit, `${site}/boxing`)];
  await browser.resize(390, 844);
  const narrow = await look(visit, game);
  return `even teeth: ${[wide, ...others, narrow].join(', ')}`;
}

/** The bars of a chance are whole: a tooth beside a gap, all along. */
export const comb: BrowserWalk = { name: 'combs', run: walk };

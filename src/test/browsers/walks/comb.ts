import { darkRuns, middleRow } from '../teeth.ts';
import { must, type Visit, type Walk } from '../walk.ts';
import { pricedGame } from './games.ts';

/** A comb is a hundred teeth, one for each percent; on a narrow page fewer, each wider. */
const TEETH = 100;
/** A tooth or two may run into each other where the two colors meet. */
const MERGED = 2;

async function walk(visit: Visit): Promise<string> {
  const { browser } = visit;
  await browser.resize(1280, 900);
  await browser.open(await pricedGame(visit));
  const teeth = darkRuns(await middleRow(await browser.picture('.comb')));
  const widest = Math.max(...teeth);
  must(
    Math.abs(teeth.length - TEETH) <= MERGED,
    `a comb shows ${teeth.length} teeth instead of ${TEETH}, the widest ${widest} px`,
  );
  return `${teeth.length} teeth of at most ${widest} px`;
}

/** The bars of a chance are whole: a tooth beside a gap, all along. */
export const comb: Walk = { name: 'combs', run: walk };

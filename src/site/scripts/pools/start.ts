import { openFolds } from '#client/openFold.ts';
import type { PoolsData } from '#components/pools/poolsData.ts';
import { startCopying } from './copying.ts';
import { markLocked } from './markLocked.ts';
import { startPlanning } from './planning.ts';

/** The script of a league's pools: lists to copy, and teams that a reader has used. */
openFolds();
startCopying();
markLocked();
const text = document.querySelector('script[data-pools-data]')?.textContent;
if (text) {
  const data: PoolsData = JSON.parse(text);
  startPlanning(data);
}

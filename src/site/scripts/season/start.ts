import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { openFolds } from '#client/openFold.ts';
import { clock } from '#clock';
import type { SeasonData } from '#components/season/seasonData.ts';
import { markBegun } from './begun.ts';
import { followOdds } from './newer.ts';
import { startRunAgain } from './runAgain.ts';
import { startSetting } from './setting.ts';

/** The script of a season's page: results that a reader sets, and the published seasons run again. */
hideBrokenLogos();
openFolds();
const mark = (): void => markBegun(document, clock.now().getTime());
mark();
document.addEventListener('visibilitychange', mark);
const text = document.querySelector('script[data-season-data]')?.textContent;
if (text) {
  const data: SeasonData = JSON.parse(text);
  startSetting(data);
  startRunAgain(data);
  followOdds(data);
}

import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { followGame } from '#client/game/followGame.ts';
import { markSection } from '#client/game/markSection.ts';
import { openWide } from '#client/game/openWide.ts';
import { keepTime } from '#client/gameClock.ts';
import { openFolds } from '#client/openFold.ts';
import { runCountdown } from '#client/refreshCountdown.ts';
import { showCarried } from '#members/account/screen/carriedToast.ts';
import { listenForAlerts } from '#members/alerts/screen/start.ts';
import { listenForBets } from '#members/bets/screen/start.ts';
import { followShownSlate } from './followShownSlate.ts';
import { filterLeagues } from './leagueFilter.ts';
import { redrawGame } from './redrawGame.ts';
import { listenForReruns } from './rerun/start.ts';
import { reviveIslands } from './reviveIslands.ts';

const has = (selector: string): boolean => document.querySelector(selector) !== null;

/**
 * The script of every page with predictions, one file for all of them: the page's content decides which parts run. Everything
 * else is loaded when a reader comes near it or requests it.
 */
hideBrokenLogos();
openWide();
openFolds();
runCountdown();
listenForReruns();
reviveIslands(document);
void showCarried();
if (has('[data-game]')) {
  listenForBets();
  listenForAlerts();
  followGame(redrawGame);
  markSection();
} else if (has('[data-part]')) {
  filterLeagues();
  followShownSlate();
} else if (has('[data-start]')) {
  // These pages show only the slate with which they were built.
  keepTime(() => undefined);
}

import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { markSection } from '#client/game/markSection.ts';
import { openWide } from '#client/game/openWide.ts';
import { openFolds } from '#client/openFold.ts';
import { runCountdown } from '#client/refreshCountdown.ts';
import { showCarried } from '#members/account/screen/carriedToast.ts';
import { followPage } from './followPage.ts';
import { filterLeagues } from './leagueFilter.ts';
import { followLive } from './live/start.ts';
import { followStrips } from './live/startStrips.ts';
import { loadFollows } from './loadFollows.ts';
import { listenForReruns } from './rerun/start.ts';
import { reviveIslands } from './reviveIslands.ts';
import { listenForTaps } from './taps.ts';

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
followPage();
followStrips();
const { home, who, asking } = document.documentElement.dataset;
/** Signed in, or about to be found so. */
const isKnown = who !== undefined || asking !== undefined;
const isHome = has('[data-my-home]');
if (isHome && home === 'mine') void import('./home/start.ts').then(({ startHome }) => startHome());
else if (has('[data-follow]') || (isHome && isKnown)) loadFollows(isKnown);
if (has('[data-game]')) {
  listenForTaps();
  markSection();
  followLive();
} else if (has('[data-live]')) followLive();
else if (has('[data-filter]')) filterLeagues();

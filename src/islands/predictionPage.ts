import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { openWide } from '#client/game/openWide.ts';
import { keepTime } from '#client/gameClock.ts';
import { openFolds } from '#client/openFold.ts';
import { runCountdown } from '#client/refreshCountdown.ts';
import { listenForReruns } from './rerun/start.ts';

/** What every page with games runs besides its React roots. */
hideBrokenLogos();
// These pages show one slate whole: the one they were built with.
keepTime(() => undefined);
runCountdown();
openWide();
openFolds();
listenForReruns();

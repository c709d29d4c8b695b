import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { keepTime } from '#client/gameClock.ts';
import { runCountdown } from '#client/refreshCountdown.ts';

/** What every page with games runs besides its React roots. */
hideBrokenLogos();
keepTime();
runCountdown();

import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { followGame } from '#client/game/followGame.ts';
import { openWide } from '#client/game/openWide.ts';
import { openFolds } from '#client/openFold.ts';
import { listenForAlerts } from './alerts/start.ts';
import { listenForBets } from './bets/start.ts';
import { redrawGame } from './redrawGame.ts';
import { listenForReruns } from './rerun/start.ts';
import { reviveIslands } from './reviveIslands.ts';

/** What a game page runs. */
hideBrokenLogos();
openWide();
openFolds();
reviveIslands(document);
listenForReruns();
listenForBets();
listenForAlerts();
followGame(redrawGame);

import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { keepTime } from '#client/gameClock.ts';
import { runCountdown } from '#client/refreshCountdown.ts';

/** What every page with games runs besides its React roots. */
hideBrokenLogos();
keepTime(() => {
  // Loaded only where a later slate is up: a fresh page needs no card of its own making.
  void import('./newerGames.tsx').then(({ drawNewerGames }) => drawNewerGames());
});
runCountdown();

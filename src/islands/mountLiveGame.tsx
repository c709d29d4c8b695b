import { createRoot } from 'react-dom/client';
import { hideBrokenLogos } from '#client/brokenLogos.ts';
import { keepTime } from '#client/gameClock.ts';
import { LiveGame } from './LiveGame.tsx';

/** The fallback page has one root and nothing to hydrate: mounted by hand it needs no island loader. */
const place = document.querySelector('#live-game');
if (place) createRoot(place).render(<LiveGame />);
hideBrokenLogos();
// The page was drawn from the slate that is up: there are no newer games to draw.
keepTime(() => undefined);

import { createRoot } from 'react-dom/client';
import { LiveGame } from './LiveGame.tsx';

/** The fallback page has one root and nothing to hydrate: mounted by hand it needs no island loader. */
const place = document.querySelector('#live-game');
if (place) createRoot(place).render(<LiveGame />);

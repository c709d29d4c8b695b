import { renderToStaticMarkup } from 'react-dom/server';
import { Lineups } from '#components/lineup/Lineups.tsx';
import { FOOTBALL_LINES, withLines } from '#domain/lineup/drawn.fixture.ts';

/** The lineups of a football game with players, as its page has them: HTML. */
export const drawLineups = (gameId: number): string =>
  renderToStaticMarkup(<Lineups game={withLines('NFL', FOOTBALL_LINES, { id: gameId })} />);

import { renderToStaticMarkup } from 'react-dom/server';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { LEAGUES } from '#domain/leagues/league.ts';
import { type LeagueStanding, NO_STANDING } from '#domain/record/leagueStanding.ts';
import { shellPart } from '../shellParts.ts';
import { drawGame } from './drawGame.tsx';
import { frameCard } from './frameCard.ts';
import type { GamePageData } from './GamePage.tsx';
import { gameFrame } from './gameFrame.ts';
import { teamPathsIn } from './teamPathsIn.ts';

/** The build's data about the league, from the same place. */
function standingIn(frame: string): LeagueStanding {
  const [, text] = /data-standing="([^"]*)"/.exec(frame) ?? [];
  return text === undefined ? NO_STANDING : JSON.parse(decodeURIComponent(text));
}

interface GameDocumentData extends Omit<GamePageData, 'teamPaths' | 'standing'> {
  readonly now: Date;
  /** Content hash of the slate it is all from. */
  readonly slate: string;
  /** True if that slate is a sample. */
  readonly sample: boolean;
}

/** A game's page as a build would write it now, in the last build's frame for its league. */
export function gameDocument(shell: string, data: GameDocumentData): string {
  const { game, slate, sample } = data;
  // No card of its own is drawn for it: that of its league, which the frame has.
  const image = frameCard(shellPart(shell, 'head'), `${LEAGUES[game.league].name} predictions`);
  const built = shellPart(shell, 'page');
  const left = { teamPaths: teamPathsIn(built), standing: standingIn(built) };
  const { head, page } = drawGame({ ...data, ...left }, { slate, image });
  const notice = sample ? renderToStaticMarkup(<SampleNotice />) : '';
  return gameFrame(shell)({ head, sample: notice, page }).toString();
}

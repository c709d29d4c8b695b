import { namedHinges } from '#domain/season/hingeWords.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { hingeGoal, hingeShares } from './HingeLine.tsx';
import { favoritesText, titleVerb } from './seasonTitle.ts';

interface Props {
  readonly view: SeasonView;
  /** Whether it names the season's page. */
  readonly link?: boolean;
}

/** A season's head in a line: the three likeliest champions, and the game that changes most this week; where it links, no more. */
export function SeasonLine({ view, link = false }: Props) {
  const [hinge] = namedHinges(view);
  return (
    <p className="season-line">
      {link && (
        <>
          <a href={seasonPath(view.league)}>Season odds</a>
          {': '}
        </>
      )}
      {`${favoritesText(view, 3)} to ${titleVerb(view)}.`}
      {hinge && (
        <span data-until={hinge.game.gameTime}>
          {` This week’s hinge: ${hinge.away.shortName} at ${hinge.home.shortName}.`}
          {!link && ` ${hingeGoal(hinge, view)}: ${hingeShares(hinge, view.league)}.`}
        </span>
      )}
    </p>
  );
}

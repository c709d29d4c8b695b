import type { League } from '#domain/leagues/league.ts';
import {
  goalVerb,
  hingeRuns,
  hingeShareText,
  isOwn,
  type NamedHinge,
  ownResults,
  sideWins,
} from '#domain/season/hingeWords.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { longDate } from '#domain/time/time.ts';

/** "71% with a win, 38% with a loss"; of a game of others "71% if the Jets win, 66% if the Colts win". */
export function hingeShares(named: NamedHinge, league: League): string {
  const { hinge, home, away } = named;
  if (!isOwn(named)) {
    return `${hingeShareText(hinge.home.share)} if ${sideWins(league, home.shortName)}, ${hingeShareText(hinge.away.share)} if ${sideWins(league, away.shortName)}`;
  }
  const { win, draw, lose } = ownResults(named);
  const level = draw ? `, ${hingeShareText(draw.share)} with a draw` : '';
  return `${hingeShareText(win.share)} with a win${level}, ${hingeShareText(lose.share)} with a loss`;
}

/** What the hinge decides: "Bills to make the play-offs". */
export const hingeGoal = ({ team, hinge }: NamedHinge, view: SeasonView): string =>
  `${team.shortName} to ${goalVerb(view, hinge.goal)}`;

interface Props {
  readonly named: NamedHinge;
  readonly view: SeasonView;
  /** Where the game can be set. */
  readonly href?: string | undefined;
}

/** The game that changes most this week, and what for whom. */
export function HingeLine({ named, view, href }: Props) {
  const { game, home, away } = named;
  const name = `${away.shortName} at ${home.shortName}`;
  return (
    <>
      <p className="season-hinge" data-until={game.gameTime}>
        <b>{`This week’s hinge: ${name}`}</b>
        {`, ${longDate(game.gameTime)}. ${hingeGoal(named, view)}: ${hingeShares(named, view.league)} (${hingeRuns(named)}).`}
        {href !== undefined && (
          <>
            {' '}
            <a href={href}>What if?</a>
          </>
        )}
      </p>
      <p className="season-hinge" data-from={game.gameTime} hidden>
        {`This week’s hinge, ${name}, has begun. Season odds move when it is over, the next morning.`}
      </p>
    </>
  );
}

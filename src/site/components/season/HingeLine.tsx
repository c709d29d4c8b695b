import { goalVerb, isOwn, type NamedHinge, ownResults } from '#domain/season/hingeWords.ts';
import { shareText } from '#domain/season/oddsText.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { longDate } from '#domain/time/time.ts';

/** "71% with a win, 38% with a loss"; of a game of others "71% if the Jets win, 66% if the Jets lose". */
export function hingeShares(named: NamedHinge): string {
  const { hinge, home, away } = named;
  if (!isOwn(named)) {
    return `${shareText(hinge.home.share)} if ${home.shortName} win, ${shareText(hinge.away.share)} if ${away.shortName} win`;
  }
  const { win, draw, lose } = ownResults(named);
  const level = draw ? `, ${shareText(draw.share)} with a draw` : '';
  return `${shareText(win.share)} with a win${level}, ${shareText(lose.share)} with a loss`;
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
  return (
    <p className="season-hinge">
      <b>{`This week’s hinge: ${away.shortName} at ${home.shortName}`}</b>
      {`, ${longDate(game.gameTime)}. ${hingeGoal(named, view)}: ${hingeShares(named)}.`}
      {href !== undefined && (
        <>
          {' '}
          <a href={href}>What if?</a>
        </>
      )}
    </p>
  );
}

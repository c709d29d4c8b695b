import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { isClosed, isStale } from '#domain/game/freshness.ts';
import type { Game } from '#domain/game/game.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { clockTime, type Instant } from '#domain/time/time.ts';
import { SeenAt } from '../ui/SeenAt.tsx';
import { StateWord } from '../ui/StateWord.tsx';
import { gameResultText, pickVerdictText, scoreLine, statusText, toldOf } from './gameText.ts';

interface Notice {
  /** The state and what it stands at; undefined while only the clock knows. */
  readonly title?: string;
  readonly text: string;
}

const UNCHANGED = 'The prediction was made before the start and has not been changed since.';

/** A game page's notice above its figures once no bet on them is possible. */
function closedNotice(game: Game, now: Instant): Notice {
  switch (game.status) {
    case 'final':
      return {
        title: `Final: ${gameResultText(game)}`,
        text: [pickVerdictText(game), 'The figures below are from before the start.'].join(' '),
      };
    case 'live':
      return {
        title: `${statusText(game, now)}: ${scoreLine(game)}`,
        text: `Score as of ${clockTime(game.asOf)}. ${UNCHANGED}`,
      };
    case 'postponed':
      return {
        title: statusText(game, now),
        text: 'The prediction was made for the first date and has not been changed since.',
      };
    default:
      return { text: `We have no score yet. ${UNCHANGED}` };
  }
}

interface Props {
  readonly game: Game;
  readonly now: Instant;
}

/** Notices above the figures once the game has started or ended, and while its data are old near the start. */
export function GameNotices({ game, now }: Props) {
  const asOf = oldestDatum(game);
  const closed = closedNotice(game, now);
  return (
    <>
      <div className="alert info mb-4" data-when="closed" hidden={!isClosed(game, now)}>
        <Info className="icon" aria-hidden="true" />
        <div>
          <b>{closed.title ?? <StateWord told={toldOf(game)} now={now} />}</b>
          <p>{closed.text}</p>
        </div>
      </div>
      <div className="alert mb-4" data-when="stale" hidden={!isStale(asOf, game.gameTime, now)}>
        <TriangleAlert className="icon" aria-hidden="true" />
        <div>
          <b>Over 30 minutes old</b>
          <p>
            Some data on this page is from <SeenAt at={asOf} now={now} />. Lines may have moved.
          </p>
        </div>
      </div>
    </>
  );
}

import { meanScore } from '#domain/cardLines.ts';
import { isClosed } from '#domain/freshness.ts';
import type { Game } from '#domain/game.ts';
import type { Instant } from '#domain/time.ts';
import { statusText } from './gameText.ts';

interface Props {
  readonly game: Game;
  readonly now: Instant;
}

interface PairProps {
  readonly away?: string | number | undefined;
  readonly home?: string | number | undefined;
}

const Pair = ({ away, home }: PairProps) => (
  <p className="predicted-score">
    {away}
    <i>–</i>
    {home}
  </p>
);

/** Mean simulated scores, away and home; both absent without a prediction. */
function predicted({ league, prediction }: Game): PairProps {
  if (!prediction) return {};
  return {
    away: meanScore(league, prediction.predictedAwayScore),
    home: meanScore(league, prediction.predictedHomeScore),
  };
}

/** Between the two sides of a game page: the predicted score, and the real one as soon as there is one. */
export function HeaderScore({ game, now }: Props) {
  const ours = predicted(game);
  if (game.status === 'live' || game.status === 'final') {
    return (
      <div className="mid">
        <p className="figure-label">{statusText(game)}</p>
        <Pair {...game.score} />
        {game.prediction && <p className="subline">{`Predicted ${ours.away}–${ours.home}`}</p>}
      </div>
    );
  }
  const closed = isClosed(game, now);
  return (
    <div className="mid">
      {game.prediction ? (
        <p className="figure-label">Predicted score</p>
      ) : (
        <p className="figure-label">
          <span data-when="open" hidden={closed}>
            Prediction pending
          </span>
          <span data-when="closed" hidden={!closed}>
            No prediction
          </span>
        </p>
      )}
      <Pair {...ours} />
    </div>
  );
}

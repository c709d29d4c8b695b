import { lastingEventPath } from '#domain/archive/eventAddress.ts';
import { eventWinner } from '#domain/events/eventPick.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import { Monogram } from '../ui/Monogram.tsx';

interface Props {
  readonly event: SportEvent;
}

/**
 * An event's verdict at a glance: the likely winner, the share of the runs and the most frequent way; for a field, how often near
 * the top. Nothing without a prediction.
 */
export function WinnerGlance({ event }: Props) {
  const winner = eventWinner(event);
  if (!winner) return null;
  const { participant, confidence, often, near } = winner;
  return (
    <div className="winner-glance">
      <div className="who">
        <Monogram name={participant} />
        <p>
          <span className="figure-label">Predicted winner</span>
          <b>{participant}</b>
        </p>
      </div>
      <p>
        <span className="figure-label">Wins</span>
        <b>{percent(100 * confidence, 1)}</b>
        <small>{`fair ${fairAmericanText(confidence)}`}</small>
      </p>
      {often && (
        <p>
          <span className="figure-label">Most often</span>
          <b>{often.text}</b>
          <small>{`${percent(100 * often.share, 1)} of all runs`}</small>
        </p>
      )}
      {near && (
        <p>
          <span className="figure-label">{near.label}</span>
          <b>{percent(100 * near.share, 1)}</b>
          <small>of all runs</small>
        </p>
      )}
      {event.source !== 'authored' && (
        <p className="note">
          <a href={lastingEventPath(event.id)}>The page that keeps this forecast</a>
        </p>
      )}
    </div>
  );
}

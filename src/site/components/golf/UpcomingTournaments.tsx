import type { PredictedTournament } from '#contract/answers/golf/tournaments.ts';
import { firstDayText } from '#domain/golf/dates.ts';
import { CALLED_OFF_TEXT, MISSED_TEXT, PENDING_TEXT } from '#domain/words/pendingText.ts';
import { placeText } from '#domain/words/placeText.ts';
import { Badge } from '../ui/Badge.tsx';
import { LikeliestWinners } from './LikeliestWinners.tsx';

const UNPREDICTED: Readonly<Record<PredictedTournament['status'], string>> = {
  scheduled: PENDING_TEXT,
  live: MISSED_TEXT,
  final: MISSED_TEXT,
  postponed: CALLED_OFF_TEXT,
};

interface Props {
  readonly tournaments: readonly PredictedTournament[];
}

/** Upcoming tournaments, each with its likeliest winners. */
export const UpcomingTournaments = ({ tournaments }: Props) => (
  <ul className="upcoming-list" aria-label="Upcoming tournaments">
    {tournaments.map(({ id, name, venue, city, dateEvent, purse, status, prediction }) => (
      <li key={id} data-start={prediction ? dateEvent : undefined}>
        <p>
          <b>{name}</b>
          <br />
          <span className="note">{placeText(venue, city)}</span>
        </p>
        <p>
          <time dateTime={dateEvent}>{firstDayText(dateEvent)}</time>{' '}
          {purse && <Badge kind="outline">{purse}</Badge>}
        </p>
        {prediction ? (
          <LikeliestWinners name={name} prediction={prediction} />
        ) : (
          <p className="note">{UNPREDICTED[status]}</p>
        )}
      </li>
    ))}
  </ul>
);

import type { PredictedTournament } from '#domain/answers/golfTournaments.ts';
import { shortDate } from '#domain/golf/dates.ts';
import { percent } from '#domain/numbers.ts';
import { PENDING_TEXT } from '#domain/pendingText.ts';
import { placeText } from '#domain/placeText.ts';
import { Badge } from '../ui/Badge.tsx';

/** Tournaments to come, each with its likeliest winner. */
export const UpcomingTournaments = ({
  tournaments,
}: {
  readonly tournaments: readonly PredictedTournament[];
}) => (
  <ul className="upcoming-list" aria-label="Upcoming tournaments">
    {tournaments.map(({ id, name, venue, city, dateEvent, purse, sample, prediction }) => {
      const favourite = prediction?.players[0];
      return (
        <li key={id}>
          <p>
            <b>{name}</b> {sample && <Badge kind="warn">Sample</Badge>}
            <br />
            <span className="note">{placeText(venue, city)}</span>
          </p>
          <p className="note">
            {favourite
              ? `Likeliest winner: ${favourite.name}, ${percent(favourite.win, 1)}`
              : PENDING_TEXT}
          </p>
          <p>
            <time dateTime={dateEvent}>{shortDate(dateEvent)}</time>{' '}
            {purse && <Badge kind="outline">{purse}</Badge>}
          </p>
        </li>
      );
    })}
  </ul>
);

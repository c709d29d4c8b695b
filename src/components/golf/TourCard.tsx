import type { TourTournament } from '#contract/answers/golf/tournaments.ts';
import { shortDate } from '#domain/golf/dates.ts';
import { tourName } from '#domain/golf/tours.ts';
import { upcomingTournaments } from '#domain/golf/upcoming.ts';
import { placeText } from '#domain/placeText.ts';
import type { Instant } from '#domain/time.ts';
import { Badge } from '../ui/Badge.tsx';

interface Props {
  readonly slug: string;
  readonly tournaments: readonly TourTournament[];
  readonly now: Instant;
}

/** A tour at a glance: its name, how many tournaments are to come, and the next one. */
export function TourCard({ slug, tournaments, now }: Props) {
  const upcoming = upcomingTournaments(tournaments, now);
  const [next] = upcoming;
  return (
    <a className="tour-card" href={`/golf/${slug}`}>
      <header>
        <h2>{tourName(slug)}</h2>
        <span className="count">{`${upcoming.length} upcoming`}</span>
      </header>
      {next ? (
        <div className="next">
          <span className="figure-label">Next tournament</span>
          <b>{next.name}</b>
          <span>{placeText(next.venue, next.city)}</span>
          <span className="row">
            <time dateTime={next.dateEvent}>{shortDate(next.dateEvent)}</time>
            {next.purse && <Badge kind="outline">{next.purse}</Badge>}
          </span>
        </div>
      ) : (
        <p className="next">No upcoming tournaments</p>
      )}
    </a>
  );
}

import type { TourTournament } from '#contract/answers/golf/tournaments.ts';
import { shortDate } from '#domain/golf/dates.ts';
import { tourName } from '#domain/golf/tours.ts';
import { upcomingTournaments } from '#domain/golf/upcoming.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { Instant } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { Badge } from '../ui/Badge.tsx';
import { Monogram } from '../ui/Monogram.tsx';

interface Props {
  readonly slug: string;
  readonly tournaments: readonly TourTournament[];
  readonly now: Instant;
}

/** A tour at a glance: its name, how many tournaments are to come, and the next one with its likeliest winner. */
export function TourCard({ slug, tournaments, now }: Props) {
  const upcoming = upcomingTournaments(tournaments, now);
  const [next] = upcoming;
  return (
    <a className={next ? 'tour-card' : 'tour-card idle'} href={`/golf/${slug}`}>
      <header>
        <h2>{tourName(slug)}</h2>
        <span className="count">{`${upcoming.length} upcoming`}</span>
      </header>
      {next ? (
        <div className="next">
          <b>{next.name}</b>
          {next.likeliest && (
            <span className="likeliest">
              <Monogram name={next.likeliest.name} />
              <span>
                <span className="figure-label">Likeliest winner</span>
                <b>{next.likeliest.name}</b>
              </span>
              <b className="share">{percent(next.likeliest.win, 1)}</b>
            </span>
          )}
          <span className="row">
            <time dateTime={next.dateEvent}>{shortDate(next.dateEvent)}</time>
            <span>{placeText(next.venue, next.city)}</span>
            {next.purse && <Badge kind="outline">{next.purse}</Badge>}
          </span>
        </div>
      ) : (
        <p className="next">No upcoming tournaments</p>
      )}
    </a>
  );
}

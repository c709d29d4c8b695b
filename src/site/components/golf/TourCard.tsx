import type { TourTournament } from '#contract/answers/golf/tournaments.ts';
import { firstDayText } from '#domain/golf/dates.ts';
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

/** A tour at a glance: its name, the number of upcoming tournaments, and the next one with its likeliest winner. */
export function TourCard({ slug, tournaments, now }: Props) {
  const upcoming = upcomingTournaments(tournaments, now);
  const [next] = upcoming;
  return (
    <a className={next ? 'sheet tour-card' : 'sheet tour-card idle'} href={`/golf/${slug}`}>
      <header className="flex flex-wrap justify-between items-baseline gap-x-3 gap-y-1">
        <h2>{tourName(slug)}</h2>
        <span className="count flex-none text-13 text-muted whitespace-nowrap">{`${upcoming.length} upcoming`}</span>
      </header>
      {next ? (
        <div className="next">
          <b>{next.name}</b>
          {next.likeliest && (
            <span className="likeliest grid gap-y-0 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 items-center py-1">
              <Monogram name={next.likeliest.name} />
              <span>
                <span className="figure-label block">Predicted winner</span>
                <b>{next.likeliest.name}</b>
              </span>
              <b className="share text-26 font-wide tracking-[-0.03em]">
                {percent(next.likeliest.win, 1)}
              </b>
            </span>
          )}
          <span className="row flex flex-wrap gap-x-3 gap-y-1.5 items-center mt-1">
            <time dateTime={next.dateEvent}>{firstDayText(next.dateEvent)}</time>
            <span>{placeText(next.venue, next.city)}</span>
            {next.purse && <Badge kind="outline">{next.purse}</Badge>}
          </span>
        </div>
      ) : (
        <p className="next pt-0 border-t-0 text-muted text-13">No upcoming tournaments</p>
      )}
    </a>
  );
}

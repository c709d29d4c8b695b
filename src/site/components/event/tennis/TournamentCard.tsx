import type { ReactNode } from 'react';
import type { TennisEvent } from '#contract/answers/tennis/event.ts';
import { timeText } from '#domain/events/tennis/timeText.ts';
import { tourKey } from '#domain/events/tennis/tour.ts';
import { easternMidday, type Instant, isToday, longDate } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { eventTitle, tournamentInitials } from './eventTitle.ts';
import { resultText } from './resultText.ts';

interface Props {
  readonly tour: string;
  readonly event: TennisEvent;
  readonly now: Instant;
  /** Featured cards add city and country to the venue. */
  readonly featured?: boolean | undefined;
  /** Finished matches have no TODAY and no time. */
  readonly over?: boolean | undefined;
  /** The match's own page, if it has one. */
  readonly href?: string | undefined;
}

const place = ({ strVenue, strCity, strCountry }: TennisEvent, featured: boolean): string =>
  featured ? placeText(strVenue, strCity, strCountry) : placeText(strVenue);

const MaybeLink = ({ href, children }: Pick<Props, 'href'> & { readonly children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <a className="block" href={href}>
      {children}
    </a>
  );

/** A tour's next or last match as the schedule names it. */
export function TournamentCard({ tour, event, now, featured = false, over = false, href }: Props) {
  const { strThumb, strTime, dateEvent, asOf } = event;
  const day = easternMidday(dateEvent);
  const where = place(event, featured);
  const result = over ? resultText(event) : undefined;
  return (
    <article
      className={featured ? 'card tourney featured' : 'card tourney'}
      data-start={day}
      data-status={over ? 'final' : 'scheduled'}
      data-as-of={asOf}
    >
      <span className="crest thumb" aria-hidden="true">
        <span>{tournamentInitials(event.tournament || event.strEvent)}</span>
        {strThumb !== null && (
          <img
            src={strThumb}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )}
      </span>
      <div className="body">
        <p className="meta p-0">
          <span className={`badge tour-${tourKey(tour)} whitespace-normal`}>{tour}</span>
          {!over && (
            <span
              className="badge today whitespace-normal"
              data-when="today"
              hidden={!isToday(day, now)}
            >
              TODAY
            </span>
          )}
        </p>
        <h4 className="text-18 font-[720]">{eventTitle(event)}</h4>
        <p className="when flex flex-wrap gap-x-3 text-14 font-[550]">
          <time dateTime={dateEvent}>{longDate(day)}</time>
          {!over && strTime !== null && strTime !== '' && (
            <span>{timeText(strTime, dateEvent)}</span>
          )}
        </p>
        {where !== '' && <p className="where text-13 text-muted">{where}</p>}
        {event.strHomeTeam !== '' && event.strAwayTeam !== '' && (
          <p className="sides pt-2 border-t border-line text-14 text-muted">
            <MaybeLink href={href}>
              <b className="text-ink font-[650]">{event.strHomeTeam}</b> vs{' '}
              <b className="text-ink font-[650]">{event.strAwayTeam}</b>
            </MaybeLink>
          </p>
        )}
        {result !== undefined && <p className="result">{result}</p>}
      </div>
    </article>
  );
}

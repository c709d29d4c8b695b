import type { ReactNode } from 'react';
import { eventToCheck } from '#domain/check/eventCheck.ts';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import { oldestEventDatum } from '#domain/events/oldestDatum.ts';
import { CLOSED_CLOCK, type PriceClock, priceClock } from '#domain/events/priceClock.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { eventClock, toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { cardSections } from '#domain/fights/cardSections.ts';
import { rerunOfBout } from '#domain/rerun/ofEvent.ts';
import { fullDate, type Instant } from '#domain/time/time.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { SampleBadge, SampleNote } from '../event/SampleNote.tsx';
import { ClockBadges } from '../ui/ClockBadges.tsx';
import { Markup } from '../ui/Markup.tsx';
import { BoutLine } from './BoutLine.tsx';
import { CardFacts, cardLine } from './CardFacts.tsx';
import { MainEvent } from './MainEvent.tsx';
import { MainEventBrief } from './MainEventBrief.tsx';
import { areInTime, commonAnchor } from './ofCard.ts';
import { Sources } from './Sources.tsx';

interface Props {
  readonly card: StoredEvent<FightCard>;
  /** Day of an authored sample's facts, a calendar date. */
  readonly updated?: string | undefined;
  /** Prefix of the ids of its parts; unique on the page. */
  readonly id: string;
  /** Ledger entries of its bouts, by the bout's key. */
  readonly sealed: ReadonlyMap<string, Sealed>;
  /** True for cards after the next one: the main event is as brief as the other bouts. */
  readonly dense?: boolean | undefined;
  readonly now: Instant;
  /** Markup below the next card's main event. */
  readonly about?: string | undefined;
}

/** What all bouts of a card need of it. */
interface OfCard extends Pick<Props, 'card' | 'sealed'> {
  readonly at: PriceClock;
  readonly anchored: string | undefined;
  readonly rerunOf: (bout: Bout) => ReturnType<typeof rerunOfBout>;
}

const Lines = ({
  card,
  sealed,
  at,
  anchored,
  rerunOf,
  bouts,
}: OfCard & { bouts: readonly Bout[] }) =>
  bouts.map((bout) => (
    <BoutLine
      key={bout.key}
      bout={bout}
      league={card.league}
      at={at}
      sealed={sealed.get(bout.key)}
      rerun={rerunOf(bout)}
      anchored={anchored}
      of={eventToCheck(card, bout.key)}
    />
  ));

interface SectionProps extends OfCard {
  readonly title: string;
  readonly id: string;
  readonly bouts: readonly Bout[];
  readonly columns: 'halves' | 'thirds';
}

const Section = ({ title, id, columns, ...of }: SectionProps): ReactNode =>
  of.bouts.length > 0 && (
    <>
      <h3 className="part" id={id}>
        {title}
      </h3>
      <div className={`grid ${columns} bouts items-start`}>
        <Lines {...of} />
      </div>
    </>
  );

/** A fight-night card: main event, main card, preliminary card, sources. */
export function FightNight({ card, updated, id, sealed, dense = false, now, about }: Props) {
  const { mainEvent, mainCard, prelims } = cardSections(card.bouts);
  const day = updated && fullDate(updated);
  const asOf = oldestEventDatum(card);
  // For past samples only the main event can be re-run.
  const rerunOf = (bout: Bout) => (updated ? undefined : rerunOfBout(card, bout));
  const at = updated ? CLOSED_CLOCK : priceClock({ ...card, asOf }, now);
  const anchored = commonAnchor(card.bouts);
  const of = { card, sealed, at, anchored, rerunOf };
  const main = mainEvent && {
    bout: mainEvent,
    at,
    sealed: sealed.get(mainEvent.key),
    rerun: rerunOfBout(card, mainEvent),
    of: eventToCheck(card, mainEvent.key),
  };
  return (
    // An authored card has no clock.
    <section
      className={dense ? 'section pt-8 pb-0' : 'fight-night'}
      {...(updated ? {} : eventClock(card))}
    >
      <div className="section-head">
        <h2 id={id}>{card.name}</h2>
        {!dense && <p>{cardLine(card)}</p>}
        {day && <SampleBadge day={day} />}
        {!updated && <ClockBadges told={toldOfEvent(card)} now={now} />}
      </div>
      {day && <p className="stamp mb-3">Updated {day}</p>}
      {dense && <CardFacts card={card} />}
      {day && <SampleNote thing="card" />}
      {main && (
        <>
          <h3 className={dense ? 'part' : 'part first'} id={`${id}-main-event`}>
            Main Event
          </h3>
          {dense ? (
            <MainEventBrief {...main} league={card.league} anchored={anchored} />
          ) : (
            <MainEvent {...main} seen={asOf} />
          )}
          {!dense && about !== undefined && <Markup html={about} />}
        </>
      )}
      <Section
        {...of}
        title="Main Card"
        id={`${id}-main-card`}
        bouts={mainCard}
        columns={mainCard.length === 4 ? 'halves' : 'thirds'}
      />
      <Section
        {...of}
        title="Preliminary Card"
        id={`${id}-prelims`}
        bouts={prelims}
        columns="thirds"
      />
      <Sources
        card={card}
        updated={day || undefined}
        id={`${id}-sources`}
        anchored={anchored}
        inTime={areInTime(sealed)}
        now={now}
      />
    </section>
  );
}

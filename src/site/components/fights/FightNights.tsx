import type { FightCard } from '#domain/events/fightCard.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import type { Instant } from '#domain/time/time.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Markup } from '../ui/Markup.tsx';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { FightNight } from './FightNight.tsx';

type Card = StoredEvent<FightCard>;

interface Props {
  /** The next card, in full. */
  readonly next: Card | undefined;
  readonly later: readonly Card[];
  readonly sealedOf: (card: Card) => ReadonlyMap<string, Sealed>;
  /** Markup below the next card's main event. */
  readonly about: string;
  readonly now: Instant;
}

/** Fight cards to come, or that there are none. */
export function FightNights({ next, later, sealedOf, about, now }: Props) {
  if (!next) {
    return (
      <>
        <EmptyState title="No upcoming events found for UFC">
          The guide below is open all year.
        </EmptyState>
        <Markup html={about} />
      </>
    );
  }
  return (
    <>
      <FightNight card={next} id="next" sealed={sealedOf(next)} now={now} about={about} />
      {later.map((card, index) => (
        <SectionBoundary key={card.id}>
          <FightNight
            card={card}
            id={`later-${index + 1}`}
            sealed={sealedOf(card)}
            now={now}
            dense
          />
        </SectionBoundary>
      ))}
    </>
  );
}

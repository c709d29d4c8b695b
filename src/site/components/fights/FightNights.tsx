import type { ReactNode } from 'react';
import type { FightCard } from '#domain/events/fightCard.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import type { Instant } from '#domain/time/time.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
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
  /** What stands in the next card's place if there is none. */
  readonly none: ReactNode;
  readonly now: Instant;
}

/** Fight cards to come; the page's clock puts those that begin last. */
export const FightNights = ({ next, later, sealedOf, about, none, now }: Props) => (
  <div data-by-clock="">
    {next ? (
      <FightNight card={next} id="next" sealed={sealedOf(next)} now={now} about={about} />
    ) : (
      <div>
        {none}
        <Markup html={about} />
      </div>
    )}
    {later.map((card, index) => (
      <SectionBoundary key={card.id}>
        <FightNight card={card} id={`later-${index + 1}`} sealed={sealedOf(card)} now={now} dense />
      </SectionBoundary>
    ))}
  </div>
);

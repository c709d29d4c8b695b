import type { FightCard } from '../events/fightCard.ts';
import type { SportEvent, StoredEvent } from '../events/sportEvent.ts';

/** The fight cards among events. */
export const fightCards = (events: readonly SportEvent[]): readonly StoredEvent<FightCard>[] =>
  events.filter((event): event is StoredEvent<FightCard> => event.kind === 'fights');

import type { FightCard } from '../events/fightCard.ts';
import type { StoredEvent } from '../events/sportEvent.ts';
import type { Instant } from '../time.ts';

type Card = StoredEvent<FightCard>;

/** Which cards a page shows: the next one in full, and those after it. */
export interface NightCards {
  readonly next: Card | undefined;
  readonly later: readonly Card[];
}

/** How long a card's evening lasts at most: it stays up until then. */
const EVENING_MS = 9 * 3_600_000;

const isOver = ({ status, startTime }: Card, now: Instant): boolean =>
  status === 'final' ||
  status === 'postponed' ||
  new Date(now).getTime() > Date.parse(startTime) + EVENING_MS;

const hasPrediction = ({ bouts }: Card): boolean => bouts.some((bout) => bout.prediction);

/**
 * Cards to come, the next first. The authored sample gives way to a live card that has a prediction; while only
 * sample cards exist it follows them.
 */
export function nightCards(
  published: readonly Card[],
  authored: readonly Card[],
  now: Instant,
): NightCards {
  const open = published.filter((card) => !isOver(card, now) && hasPrediction(card));
  const live = open.filter(({ sample }) => !sample);
  const [next, ...later] = live.length > 0 ? live : [...open, ...authored];
  return { next, later };
}

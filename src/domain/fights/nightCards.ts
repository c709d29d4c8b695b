import { begunLast } from '../events/begunLast.ts';
import type { FightCard } from '../events/fightCard.ts';
import type { StoredEvent } from '../events/sportEvent.ts';
import type { Instant } from '../time/time.ts';

type Card = StoredEvent<FightCard>;

/** The cards on a page: the next one in full, and those after it. */
interface NightCards {
  readonly next: Card | undefined;
  readonly later: readonly Card[];
  /** The authored sample, folded below. */
  readonly archive: readonly Card[];
}

/** Longest duration of a card's evening: the card stays up until then. */
const EVENING_MS = 9 * 3_600_000;

const isOver = ({ status, startTime }: Card, now: Instant): boolean =>
  status === 'final' ||
  status === 'postponed' ||
  new Date(now).getTime() > Date.parse(startTime) + EVENING_MS;

const hasPrediction = ({ bouts }: Card): boolean => bouts.some((bout) => bout.prediction);

/**
 * Cards to come, the next first and those that have begun last; those of the sample source give way to live ones. Without a card to come that has a prediction
 * there is no next one: the authored sample is an archive and never stands first.
 */
export function nightCards(
  published: readonly Card[],
  authored: readonly Card[],
  now: Instant,
): NightCards {
  const open = published.filter((card) => !isOver(card, now) && hasPrediction(card));
  const live = open.filter(({ sample }) => !sample);
  const [next, ...later] = begunLast(live.length > 0 ? live : open, now);
  return { next, later, archive: authored };
}

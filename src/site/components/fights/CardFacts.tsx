import type { FightCard } from '#domain/events/fightCard.ts';
import { clockTime, longDate } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { Facts } from '../ui/Facts.tsx';
import { Whole } from '../ui/Whole.tsx';

const YEAR = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric' });

/** "Saturday, June 21, 2025, 12:00 PM EDT"; without the clock while only the day is known. */
function cardWhen({ startTime, timeKnown }: Pick<FightCard, 'startTime' | 'timeKnown'>): string {
  const day = `${longDate(startTime)}, ${YEAR.format(new Date(startTime))}`;
  return timeKnown ? `${day}, ${clockTime(startTime)}` : `${day}, time TBD`;
}

/** Start, place and broadcaster of a card in one line. */
export const cardLine = (card: FightCard): string =>
  [cardWhen(card), placeText(card.venue?.name, card.venue?.city), card.broadcaster]
    .filter(Boolean)
    .join('. ');

/** Start, place and broadcaster of a card, as far as they are known. */
export function CardFacts({ card }: { readonly card: FightCard }) {
  const { venue, broadcaster, promoter } = card;
  const facts = [
    [
      'First bout',
      <time dateTime={card.startTime} key="time">
        <Whole text={cardWhen(card)} />
      </time>,
    ],
    ['Where', placeText(venue?.name, venue?.city, venue?.country)],
    ['Promoter', promoter],
    ['Broadcast', broadcaster],
    ['Bouts', card.bouts.length],
  ] as const;
  return <Facts facts={facts} className="card-facts" />;
}

import type { CardGame } from '#domain/game/listedGame.ts';
import { HOME_GAMES } from '#domain/product/limits.ts';
import type { Instant } from '#domain/time/time.ts';
import { CARD_KEY, ChartKey } from '../charts/ChartKey.tsx';
import { AdSlot } from '../ui/AdSlot.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { BoundedCard } from './GameCard.tsx';

interface Props {
  /** Upcoming games in list order. */
  readonly games: readonly CardGame[];
  readonly now: Instant;
  /** Limit of cards. */
  readonly limit?: number | undefined;
  /** True if the list is the page's content: with an ad slot among its cards, and a note on omitted games. */
  readonly page?: boolean | undefined;
}

/** Cards above the ad slot: two full rows on a wide screen, three on a tablet. */
const BEFORE_AD = 6;

/** Today's games of all leagues as cards, best first; or that there are none. */
export function UpcomingCards({ games, now, limit = HOME_GAMES, page = false }: Props) {
  if (games.length === 0) {
    return (
      <EmptyState title="No games found">No upcoming games available at the moment.</EmptyState>
    );
  }
  const shown = games.slice(0, limit);
  const cards = shown.map((game) => <BoundedCard key={game.id} game={game} now={now} />);
  return (
    <>
      <ChartKey entries={CARD_KEY} />
      <div className="grid thirds mt-4">
        {cards.slice(0, BEFORE_AD)}
        {page && shown.length > BEFORE_AD && <AdSlot place="top" className="col-span-full my-2" />}
        {cards.slice(BEFORE_AD)}
      </div>
      {page && games.length > shown.length && (
        <p className="note mt-4">{`The first ${shown.length} of ${games.length} upcoming games. Choose a league above for more.`}</p>
      )}
    </>
  );
}

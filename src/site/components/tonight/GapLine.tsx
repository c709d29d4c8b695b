import { american } from '#domain/numbers/numbers.ts';
import type { BookGap } from '#domain/prices/bookGap.ts';
import type { Instant } from '#domain/time/time.ts';
import { betName } from './betName.ts';
import { NightLine } from './NightLine.tsx';

interface Props {
  readonly gap: BookGap;
  readonly now: Instant;
}

/** "Books differ most: Bills to win, −120 at Bovada, −135 at ESPN: 5.2¢ on each $1", worth shopping for. */
export function GapLine({ gap: { game, best, worst, perUnit }, now }: Props) {
  const cents = (100 * perUnit).toFixed(1);
  return (
    <NightLine term="Books differ most" game={game} when="fresh" now={now}>
      <a href={`/game/${game.id}#odds`}>
        <b className="text-ink">{betName(game, best)}</b>
      </a>
      {`, ${american(best.american)} at ${best.provider}, ${american(worst.american)} at ${worst.provider}: ${cents}¢ apart on each $1`}
    </NightLine>
  );
}

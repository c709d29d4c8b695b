import { american } from '#domain/numbers/numbers.ts';
import type { BookGap } from '#domain/prices/bookGap.ts';
import type { Instant } from '#domain/time/time.ts';
import { betName } from './betName.ts';
import { NightLine } from './NightLine.tsx';

interface Props {
  readonly gap: BookGap;
  readonly now: Instant;
}

/** "Shop around: Bills to win pays −120 at Bovada, −135 at ESPN": where the books are farthest apart. */
export function GapLine({ gap: { game, best, worst }, now }: Props) {
  return (
    <NightLine term="Shop around" game={game} when="fresh" now={now}>
      <a href={`/game/${game.id}#odds`}>
        <b className="text-ink">{betName(game, best)}</b>
      </a>
      {` pays ${american(best.american)} at ${best.provider}, ${american(worst.american)} at ${worst.provider}`}
    </NightLine>
  );
}

import { american } from '#domain/numbers/numbers.ts';
import type { BookGap } from '#domain/prices/bookGap.ts';
import { BetLink } from '../check/BetLink.tsx';
import { betName } from './betName.ts';
import { NightLine } from './NightLine.tsx';

interface Props {
  readonly gap: BookGap;
}

/** "Shop around: Bills to win pays −120 at Bovada, −135 at ESPN": where the books are farthest apart. */
export function GapLine({ gap: { game, best, worst } }: Props) {
  return (
    <NightLine term="Shop around" game={game} when="fresh">
      <a href={`/game/${game.id}#odds`}>
        <b className="text-ink">{betName(game, best)}</b>
      </a>
      {' pays '}
      <BetLink
        of={{ game: game.id }}
        bet={{ market: best.market, side: best.side, line: best.line, price: best.american }}
        name={betName(game, best)}
      >
        {american(best.american)}
      </BetLink>
      {` at ${best.provider}, ${american(worst.american)} at ${worst.provider}`}
    </NightLine>
  );
}

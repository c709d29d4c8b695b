import Scale from 'lucide-react/icons/scale';
import { checkPathOf } from '#domain/check/links.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import type { CompareMarket, CompareRow } from '#domain/prices/compareOdds.ts';

interface Props {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  /** The bet in the row's words. */
  readonly label: string;
  readonly closed: boolean;
}

/** Leads to the check of a row's bet at its best price and that price's line. */
export function CheckRow({ game, market, row, label, closed }: Props) {
  const [best] = row.ranked;
  const line = best?.line ?? row.line;
  const href = checkPathOf({
    game: game.id,
    market,
    side: row.side,
    ...(market !== 'moneyline' && line !== undefined && { line }),
    ...(best?.american !== undefined && { price: best.american }),
  });
  return (
    <a
      className="take"
      href={href}
      data-when="open"
      hidden={closed}
      aria-label={`Is this bet fair? ${label}`}
    >
      <Scale className="icon" aria-hidden="true" />
      <span>Fair?</span>
    </a>
  );
}

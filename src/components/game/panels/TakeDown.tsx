import type { Offered } from '#domain/bets/offered.ts';
import type { PredictedGame } from '#domain/game.ts';
import type { CompareMarket, CompareRow } from '#domain/prices/compareOdds.ts';

interface Props {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  /** The bet, as the row names it. */
  readonly label: string;
  readonly closed: boolean;
}

function offeredOf({ game, market, row, label }: Omit<Props, 'closed'>): Offered {
  const offer =
    row.offers.find(({ source }) => row.better.includes(source)) ??
    row.offers.find(({ american }) => american !== undefined);
  const quote = game.odds.find((one) => one.source === offer?.source && one[market] !== undefined);
  const [home, away] = [game.homeTeam.name, game.awayTeam.name];
  return {
    game: { id: game.id, home, away },
    name: `${away} @ ${home}`,
    league: game.league,
    startTime: game.gameTime,
    market,
    side: row.side,
    label,
    ...(offer?.american !== undefined &&
      quote && {
        offer: {
          book: quote.provider,
          american: offer.american,
          ...(offer.line !== undefined && { line: offer.line }),
          sample: quote.sample,
        },
      }),
    ...(row.edge && { quarterKellyShare: row.edge.quarterKellyShare }),
  };
}

/** Takes the row's bet down for its reader: what that needs is loaded once it is pressed (islands/bets). */
export const TakeDown = ({ closed, ...of }: Props) => (
  <button
    className="take"
    type="button"
    data-take={JSON.stringify(offeredOf(of))}
    data-when="open"
    hidden={closed}
    aria-label={`Note bet: ${of.label}`}
  >
    Note bet
  </button>
);

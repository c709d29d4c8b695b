import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { callSentence } from '#domain/prices/callText.ts';
import { betCall } from '#domain/prices/gameCall.ts';
import type { TonightsPrices } from '#domain/prices/tonightsPrices.ts';
import { cardTime, type Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { betName } from './betName.ts';

interface Props {
  readonly prices: TonightsPrices;
  readonly games: readonly CardGame[];
  readonly now: Instant;
  readonly as: 'h2' | 'h3';
}

/** "Best: Bills −1.5 −110 (Bovada), costs 1¢ per $1", the best of tonight; undefined without a price. */
export const nearestText = ({ nearest }: Pick<TonightsPrices, 'nearest'>): string | undefined =>
  nearest && callSentence(betCall(nearest.game, nearest.bet, betName));

/** The next game, and when. */
function nextText(games: readonly CardGame[], now: Instant): string {
  const [next] = games
    .filter((game) => !isClosed(game, now))
    .toSorted((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime));
  if (!next) return 'We know of no later game yet.';
  return `Next: ${next.awayTeam.shortName} at ${next.homeTeam.shortName}, ${cardTime(next, now)}.`;
}

/** The usual verdict, that no price is worth taking, with the one that costs least. */
export function NoPrice({ prices, games, now, as: Heading }: Props) {
  const { returns, games: tonight } = prices;
  if (games.length === 0) {
    return (
      <div className="tonight-none">
        <Heading id="tonight">No schedule right now</Heading>
        <p>We have no games to show. Please look again in a few minutes.</p>
      </div>
    );
  }
  if (tonight === 0) {
    return (
      <div className="tonight-none">
        <Heading id="tonight">No more games tonight</Heading>
        <p>{nextText(games, now)}</p>
      </div>
    );
  }
  if (returns.length === 0) {
    return (
      <div className="tonight-none">
        <Heading id="tonight">No price to judge yet</Heading>
        <p>{`The books we read have no current price for tonight’s ${counted(tonight, 'game')}.`}</p>
      </div>
    );
  }
  return (
    <div className="tonight-none">
      <Heading id="tonight">No bet worth making tonight</Heading>
      <p>{`${nearestText(prices)}. Most nights no price is worth taking. Tonight is one of them.`}</p>
    </div>
  );
}

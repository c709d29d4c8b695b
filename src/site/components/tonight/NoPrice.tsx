import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { american } from '#domain/numbers/numbers.ts';
import type { TonightsPrices } from '#domain/prices/tonightsPrices.ts';
import { cardTime, type Instant } from '#domain/time/time.ts';
import { betName } from './betName.ts';
import { centsText } from './centsText.ts';

interface Props {
  readonly prices: TonightsPrices;
  readonly games: readonly CardGame[];
  readonly now: Instant;
  readonly as: 'h2' | 'h3';
}

const many = (count: number, of: string): string => `${count} ${of}${count === 1 ? '' : 's'}`;

/** "Its nearest, Bills −1.5 at −110, Bovada, would return −0.8¢ of each $1." */
function nearestText({ nearest }: TonightsPrices): string {
  if (!nearest) return '';
  const { game, bet, returnPerUnit } = nearest;
  const said = `The nearest is ${betName(game, bet)} at ${american(bet.american)}, ${bet.provider}: ${centsText(returnPerUnit)} on each $1`;
  return returnPerUnit > 0 ? `${said}, which is less than our own error.` : `${said}.`;
}

/** The next game, and when. */
function nextText(games: readonly CardGame[], now: Instant): string {
  const [next] = games
    .filter((game) => !isClosed(game, now))
    .toSorted((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime));
  if (!next) return 'No later game has reached us yet.';
  return `Next: ${next.awayTeam.shortName} at ${next.homeTeam.shortName}, ${cardTime(next, now)}.`;
}

/** The usual verdict, that no price has an edge, with the number of prices read. */
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
        <p>{`We have no current price of tonight’s ${many(tonight, 'game')} from the books we read.`}</p>
      </div>
    );
  }
  return (
    <div className="tonight-none">
      <Heading id="tonight">No price beats our figures tonight</Heading>
      <p>
        {`We read ${many(returns.length, 'price')} of ${many(tonight, 'game')}. ${nearestText(prices)} On most nights the market leaves nothing, and keeping the dollar is the best bet there is.`}
      </p>
    </div>
  );
}

import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { american } from '#domain/numbers/numbers.ts';
import { centsPerDollarText } from '#domain/prices/centsPerDollarText.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import type { EdgeBet } from '#domain/prices/gameEdges.ts';
import type { JudgedBet } from '#domain/prices/judgedBets.ts';
import { cardTime, clockTime, type Instant } from '#domain/time/time.ts';
import { BetLink } from '../check/BetLink.tsx';
import { clockAttributes, leagueBadge } from '../game/Badges.tsx';
import { betName } from './betName.ts';

interface Props {
  readonly row: JudgedBet<EdgeBet>;
  readonly now: Instant;
}

/** A price with an edge. The page's clock hides it once the game begins or the price has not been seen recently. */
export function PriceRow({ row: { game, bet, returnPerUnit, share }, now }: Props) {
  const seen = oldestDatum(game);
  const fair = fairAmericanText(share);
  return (
    <tbody {...clockAttributes(game)}>
      <tr data-when="fresh">
        <th scope="row">
          <a href={`/game/${game.id}#odds`}>{betName(game, bet)}</a>
          <small>
            {`${leagueBadge(game.league)}, `}
            <time dateTime={game.gameTime} data-card-time>
              {cardTime(game, now)}
            </time>
          </small>
        </th>
        <td className="price">
          <BetLink
            of={{ game: game.id }}
            bet={{ market: bet.market, side: bet.side, line: bet.line, price: bet.american }}
            name={betName(game, bet)}
          >
            {american(bet.american)}
          </BetLink>{' '}
          <span className="book">{bet.provider}</span>
          <small className="narrow-only">{`fair ${fair}`}</small>
        </td>
        <td className="fair">{fair}</td>
        <td className="return">{centsPerDollarText(returnPerUnit)}</td>
        <td className="age">
          <time dateTime={seen} data-age="ago">
            {clockTime(seen)}
          </time>
        </td>
      </tr>
    </tbody>
  );
}

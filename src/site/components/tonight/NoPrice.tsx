import { checkPathOf } from '#domain/check/links.ts';
import { isClosed } from '#domain/game/freshness.ts';
import { inTurn } from '#domain/game/inTurn.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { isTonight } from '#domain/game/tonight.ts';
import { callSentence } from '#domain/prices/callText.ts';
import { betCall } from '#domain/prices/gameCall.ts';
import type { JudgedBet } from '#domain/prices/judgedBets.ts';
import type { TonightsPrices } from '#domain/prices/tonightsPrices.ts';
import { cardTime, type Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { betName } from './betName.ts';
import { optionOf } from './option.ts';

interface Props {
  readonly prices: TonightsPrices;
  readonly games: readonly CardGame[];
  readonly now: Instant;
  readonly as: 'h2' | 'h3';
}

/** Number of later games that follow each other as they begin. */
const MOST_NEXT = 3;

/** "Best: Bills −1.5 −110 (Bovada), costs 1¢ per $1" */
const nearestText = ({ game, bet }: JudgedBet): string => callSentence(betCall(game, bet, betName));

const checkOf = ({ game, bet: { market, side, line, american } }: JudgedBet): string =>
  checkPathOf({ game: game.id, market, side, line, price: american });

/** The next game after tonight's, and when; once that begins, the one after it. */
function Next({ games, now }: Pick<Props, 'games' | 'now'>) {
  const later = games
    .filter((game) => !isClosed(game, now) && !isTonight(game, now))
    .toSorted((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime));
  const inOrder = inTurn(later.map((game) => ({ game })));
  const next = inOrder.slice(0, MOST_NEXT);
  return (
    <>
      {next.map(({ game }, index) => (
        <p key={game.id} {...optionOf('next', index, { game, when: 'open' })}>
          {`Next: ${game.awayTeam.shortName} at ${game.homeTeam.shortName}, `}
          <time dateTime={game.gameTime} data-card-time>
            {cardTime(game, now)}
          </time>
          .
        </p>
      ))}
      {next.length === inOrder.length && (
        <p {...optionOf('next', next.length)}>We know of no later game yet.</p>
      )}
    </>
  );
}

/** The usual verdict, that no price is worth taking, with the one that costs least; as games begin and prices age, the next. */
export function NoPrice({ prices, games, now, as: Heading }: Props) {
  const { nearest, last } = prices;
  if (games.length === 0) {
    return (
      <div className="tonight-none">
        <Heading>No schedule right now</Heading>
        <p>We have no games to show. Please look again in a few minutes.</p>
      </div>
    );
  }
  const name = 'verdict';
  const after = nearest.length + (last ? 1 : 0);
  return (
    <div className="tonight-none">
      {nearest.map((bet, index) => (
        <div key={bet.game.id} {...optionOf(name, index, { game: bet.game, when: 'fresh' })}>
          <Heading>No bet worth making tonight</Heading>
          <p>
            {`${nearestText(bet)}. `}
            <a className="whitespace-nowrap" href={checkOf(bet)}>
              Check this bet
            </a>
            {'. '}
            {`Most nights no price is worth taking. Tonight is one of them.`}
          </p>
        </div>
      ))}
      {last && (
        <div {...optionOf(name, nearest.length, { game: last, when: 'open' })}>
          <Heading>
            {nearest.length > 0 ? 'No price to judge now' : 'No price to judge yet'}
          </Heading>
          <p>
            {nearest.length > 0
              ? 'The prices we have for tonight’s games are over 30 minutes old.'
              : `The books we read have no current price for tonight’s ${counted(prices.games, 'game')}.`}
          </p>
        </div>
      )}
      <div {...optionOf(name, after)}>
        <Heading>No more games tonight</Heading>
        <Next games={games} now={now} />
      </div>
    </div>
  );
}

import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { UNRATED_TEXT, unratedSides } from '#domain/game/unratedSides.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { clockTime, type Instant, monthDay } from '#domain/time/time.ts';
import { StateWord } from '../../ui/StateWord.tsx';
import { UnpredictedWords } from '../../ui/UnpredictedWords.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { clockAttributes, leagueBadge } from '../Badges.tsx';
import { toldOf } from '../gameText.ts';
import { Part } from '../Part.tsx';

interface Props {
  /** Start of this page's game. */
  readonly day: string;
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** "Bills 57%", or that there is no prediction yet, or none at all. */
function Pick({ game }: { readonly game: CardGame }) {
  const { prediction } = game;
  if (!prediction && unratedSides(game).length > 0) return UNRATED_TEXT;
  if (!prediction) {
    return <UnpredictedWords closed={game.status !== 'scheduled'} status={game.status} />;
  }
  const side = predictedWinner(prediction);
  return `${teamOn(game, side).shortName} ${percent(winProbability(prediction, side))}`;
}

/** Links to other games of the same day. Nothing if there are none. */
export function OtherGames({ day, games, now }: Props) {
  if (games.length === 0) return null;
  return (
    <Part title={`Other games on ${monthDay(day)}`} id="others">
      <ul className="others">
        {games.map((game) => (
          <li key={game.id} {...clockAttributes(game)}>
            <a href={`/game/${game.id}`}>
              <b>{`${game.awayTeam.shortName} @ ${game.homeTeam.shortName}`}</b>
            </a>
            <span className="font-semibold">
              <Pick game={game} />
            </span>
            <small className="basis-full text-muted">
              <abbr className="no-underline" title={LEAGUES[game.league].name}>
                {leagueBadge(game.league)}
              </abbr>
              <Whole text={`, ${game.timeKnown ? clockTime(game.gameTime) : 'time TBD'}`} />
              <span data-when="closed" hidden={!isClosed(game, now)}>
                {', '}
                <StateWord told={toldOf(game)} now={now} />
              </span>
            </small>
          </li>
        ))}
      </ul>
    </Part>
  );
}

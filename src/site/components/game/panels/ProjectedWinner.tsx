import type { PredictedGame } from '#domain/game/game.ts';
import {
  otherSide,
  predictedWinner,
  type Side,
  teamOn,
  winProbability,
} from '#domain/game/predictedWinner.ts';
import { confidenceText, gameStars } from '#domain/game/stars.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';
import { Part } from '../Part.tsx';

const whole = (count: number): string => count.toLocaleString('en-US');

const winsOf = (game: PredictedGame, side: Side): number => {
  const { homeWins, awayWins } = game.prediction.simulationData;
  return side === 'home' ? homeWins : awayWins;
};

/** "" if the runs were not counted; else "Bills win 5,731 simulated games, Chiefs 4,253, and 16 end tied after overtime." */
function winSentence(game: PredictedGame): string {
  const side = predictedWinner(game.prediction);
  const other = otherSide(side);
  const { iterations, homeWins, awayWins } = game.prediction.simulationData;
  if (iterations === 0) return '';
  const level = iterations - homeWins - awayWins;
  const drawn = LEAGUES[game.league].canDraw ? 'are drawn' : 'end tied after overtime';
  const wins = `${teamOn(game, side).shortName} win ${whole(winsOf(game, side))} simulated games`;
  const losses = `${teamOn(game, other).shortName} ${whole(winsOf(game, other))}`;
  if (level === 0) return `${wins}, ${losses}.`;
  return `${wins}, ${losses}, and ${whole(level)} ${drawn}.`;
}

/** The basis of the headline, and the past scores of such figures. */
const basisText = ({ anchor }: PredictedGame['prediction']): string =>
  anchor?.win
    ? 'The headline blends our model with the market. Over past seasons that beat our model alone, but not the closing line.'
    : 'No line yet, so the headline is our model alone.';

/** "Bills 55.1%, BUF −2.5, total 47.1", of goals "Arsenal 55.1%, Arsenal by 0.8 on average, total 2.7": one line of opinion. */
function ownText(game: PredictedGame, own: OwnForecast): string {
  const side = own.homeWinProbability >= own.awayWinProbability ? 'home' : 'away';
  const favorite = own.spread < 0 ? 'home' : 'away';
  const size = Math.abs(own.spread).toFixed(1);
  const { abbreviation, shortName } = teamOn(game, favorite);
  const goals = SCORE_UNIT[LEAGUES[game.league].sport] === 'goals';
  // A mean of goals is no spread.
  const by = goals ? `${shortName} by ${size} on average` : `${abbreviation} −${size}`;
  const spread = Number(size) === 0 ? 'even' : by;
  return `${teamOn(game, side).shortName} ${percent(winProbability(own, side), 1)}, ${spread}, total ${own.total.toFixed(1)}`;
}

/** The basis of the head's verdict: the counted games, our model alone, and the market alone. */
export function ProjectedWinner({ game }: { readonly game: PredictedGame }) {
  const side = predictedWinner(game.prediction);
  const stars = gameStars(game);
  const { own, anchor } = game.prediction;
  const market = anchor?.win?.[side];
  return (
    <Part title="Predicted winner" id="winner">
      <div className="projected-winner">
        <div>
          <p className="subline">
            {`${winSentence(game)} The simulation has ${confidenceText(stars)} confidence in this pick.`.trim()}
          </p>
        </div>
        <dl className="data-list">
          {own && (
            <div>
              <dt>Our model alone</dt>
              <dd>{ownText(game, own)}</dd>
            </div>
          )}
          <div>
            <dt>Market, margin removed</dt>
            <dd>{market === undefined ? 'No line yet' : percent(100 * market, 1)}</dd>
          </div>
        </dl>
      </div>
      <p className="note mt-3">{basisText(game.prediction)}</p>
    </Part>
  );
}

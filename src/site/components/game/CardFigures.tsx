import { isSimulated, marginsOf, type PredictedCardGame } from '#domain/game/listedGame.ts';
import { isTossUp, predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { gameStars } from '#domain/game/stars.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import {
  expectedScore,
  marketFlag,
  marketMargin,
  spreadTile,
  totalTile,
} from '#domain/words/cardLines.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';
import { SCALES } from '../charts/scale.ts';
import { MiniMargin } from './MiniMargin.tsx';
import { Share } from './Share.tsx';
import { Stars } from './Stars.tsx';
import { WeatherChip } from './WeatherChip.tsx';

/** Everything on a card that needs a prediction: margin chart, tiles, pick. */
export function CardFigures({ game }: { readonly game: PredictedCardGame }) {
  const { prediction, homeTeam, awayTeam } = game;
  const { sport, canDraw } = LEAGUES[game.league];
  const winner = predictedWinner(prediction);
  return (
    <>
      {isSimulated(prediction.simulationData) ? (
        <MiniMargin
          margins={marginsOf(prediction.simulationData)}
          limit={SCALES[sport].miniLimit}
          unit={SCORE_UNIT[sport]}
          line={marketMargin(game)}
          flag={marketFlag(game)}
          awayAbbreviation={awayTeam.abbreviation}
          homeAbbreviation={homeTeam.abbreviation}
          drawProbability={canDraw ? prediction.drawProbability : undefined}
        />
      ) : (
        <div className="mini" />
      )}
      <dl className="tiles">
        {[spreadTile(game), totalTile(game)].map(({ label, value, isMean, market }) => (
          <div key={label} className="tile">
            <dt>{isMean ? `${label}, average` : label}</dt>
            <dd>
              {value} {market !== undefined && <small>{market}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="pick two-up">
        <p>
          <span className="figure-label">Predicted winner</span>
          <b className="font-[680]">
            {teamOn(game, winner).shortName} <Share of={winProbability(prediction, winner)} />
          </b>
          {isTossUp(prediction) && <span className="toss-up">Toss-up</span>}
          <Stars stars={gameStars(game)} />
        </p>
        <p>
          <span className="figure-label">Expected score</span>
          <b className="font-[680]">{expectedScore(game)}</b>
          <WeatherChip game={game} />
        </p>
      </div>
    </>
  );
}

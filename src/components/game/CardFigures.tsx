import { MiniMargin } from '#components/charts/MiniMargin.tsx';
import { SCALES } from '#components/charts/scale.ts';
import {
  expectedScore,
  marketFlag,
  marketMargin,
  spreadTile,
  totalTile,
} from '#domain/cardLines.ts';
import { SCORE_UNIT } from '#domain/keyInsights.ts';
import { LEAGUES } from '#domain/league.ts';
import {
  type CardGame,
  isSimulated,
  marginsOf,
  type PredictedCardGame,
} from '#domain/listedGame.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/predictedWinner.ts';
import { gameStars } from '#domain/stars.ts';
import { compactWeatherImpact, isIndoor, SHORT_IMPACT } from '#domain/weatherImpact.ts';
import { Share } from './Share.tsx';
import { Stars } from './Stars.tsx';
import { WeatherIcon } from './WeatherIcon.tsx';

/** The weather at the venue in a few words; empty where nothing is known. */
export function WeatherChip({ game }: { readonly game: CardGame }) {
  if (isIndoor(game)) return <span className="weather">Indoors</span>;
  const weather = game.weatherData;
  if (weather === undefined) return <span className="weather" />;
  const impact = compactWeatherImpact(game);
  const degrees = weather.temperature === undefined ? '' : `${Math.round(weather.temperature)}°F `;
  return (
    <span className="weather">
      <WeatherIcon weather={weather} />
      {`${degrees}${weather.description ?? ''}`.trim()}
      {impact !== undefined && (
        <span className="impact">
          <span className="visually-hidden">, </span>
          {SHORT_IMPACT[impact.level]}
        </span>
      )}
    </span>
  );
}

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
        {[spreadTile(game), totalTile(game)].map(({ label, value, market }) => (
          <div key={label} className="tile">
            <dt>{label}</dt>
            <dd>
              {value} {market !== undefined && <small>{market}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="pick two-up">
        <p>
          <span className="figure-label">Predicted Winner</span>
          <b>
            {teamOn(game, winner).shortName}{' '}
            <Share
              of={winProbability(prediction, winner)}
              runs={prediction.simulationData.iterations}
            />
          </b>
          <Stars stars={gameStars(game)} />
        </p>
        <p>
          <span className="figure-label">Expected score</span>
          <b>{expectedScore(game)}</b>
          <WeatherChip game={game} />
        </p>
      </div>
    </>
  );
}

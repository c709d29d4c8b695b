import {
  type CardGame,
  isSimulated,
  marginsOf,
  type PredictedCardGame,
} from '#domain/game/listedGame.ts';
import { isTossUp, predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import type { Histogram } from '#domain/game/scoreGrid.ts';
import { gameStars } from '#domain/game/stars.ts';
import { compactWeatherImpact, isIndoor, SHORT_IMPACT } from '#domain/game/weatherImpact.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import {
  expectedScore,
  marketFlag,
  marketMargin,
  SCORE_UNIT,
  spreadTile,
  totalTile,
} from '#domain/words/cardLines.ts';
import { MarginPlot } from '../charts/MarginPlot.tsx';
import { marginPicture } from '../charts/marginPicture.ts';
import { SCALES } from '../charts/scale.ts';
import { Share } from './Share.tsx';
import { Stars } from './Stars.tsx';
import { WeatherIcon } from './WeatherIcon.tsx';

interface MarginProps {
  /** Simulated home margins. */
  readonly margins: Histogram;
  /** ± of the axis. */
  readonly limit: number;
  readonly unit: string;
  /** The market's margin for the home side; absent without a line. */
  readonly line?: number | undefined;
  readonly flag?: string | undefined;
  readonly awayAbbreviation: string;
  readonly homeAbbreviation: string;
  /** % of draws, printed under the middle if draws are a result. */
  readonly drawProbability?: number | undefined;
}

/** The margin chart of a game card. */
export function MiniMargin(props: MarginProps) {
  const {
    margins,
    limit,
    unit,
    line,
    flag,
    awayAbbreviation: away,
    homeAbbreviation: home,
  } = props;
  const picture = marginPicture(margins, limit, line);
  const market = flag === undefined ? 'no market line' : `the market line is ${flag}`;
  const gathered =
    picture.beyond > 0 ? `; margins beyond ${limit} ${unit} are gathered at the ends` : '';
  const end = picture.beyond > 0 ? `${limit}+` : `${limit}`;
  return (
    <div className="mini">
      <div className="chart" role="img" aria-label={`Simulated margins; ${market}${gathered}`}>
        <MarginPlot picture={picture} flag={flag} rise={15} />
        <p className="mini-ends">
          <span>{`${away} by ${end}`}</span>
          <span>
            {props.drawProbability !== undefined && `draw ${Math.round(props.drawProbability)}%`}
          </span>
          <span>{`${home} by ${end}`}</span>
        </p>
      </div>
    </div>
  );
}

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
          <span className="figure-label">Predicted Winner</span>
          <b className="font-[680]">
            {teamOn(game, winner).shortName}{' '}
            <Share
              of={winProbability(prediction, winner)}
              runs={prediction.simulationData.iterations}
            />
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

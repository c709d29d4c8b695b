import type { Game } from '#domain/game/game.ts';
import { HIGH_FROM, MODERATE_FROM } from '#domain/game/impactLevel.ts';
import type { Weather } from '#domain/game/weather.ts';
import { fullWeatherImpact, impactSentence, LEVEL_WORD } from '#domain/game/weatherImpact.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Part } from '../Part.tsx';

/** The feed's values in reading order; the weather card has the temperature. */
function readings(weather: Weather): readonly Fact[] {
  const { windSpeed, windDirection, precipitation, visibility, humidity, uvIndex } = weather;
  const text = (value: number | undefined, words: (value: number) => string) =>
    value === undefined ? undefined : words(value);
  return [
    ['Wind', text(windSpeed, (value) => `${Math.round(value)} mph ${windDirection ?? ''}`.trim())],
    ['Precipitation', text(precipitation, (value) => `${value} in`)],
    ['Visibility', text(visibility, (value) => `${value} mi`)],
    ['Humidity', text(humidity, (value) => `${Math.round(value)}%`)],
    ['UV index', text(uvIndex, String)],
  ];
}

/** Gap between two sections of the gauge. */
const GAP = 0.4;

/** A gauge that shows the score between low, moderate and high. */
function Gauge({ score, label }: { readonly score: number; readonly label: string }) {
  return (
    <div className="gauge" role="img" aria-label={label}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="gauge-low" width={MODERATE_FROM - GAP} height="10" />
        <rect
          className="gauge-moderate"
          x={MODERATE_FROM}
          width={HIGH_FROM - MODERATE_FROM - GAP}
          height="10"
        />
        <rect className="gauge-high" x={HIGH_FROM} width={100 - HIGH_FROM} height="10" />
      </svg>
      <svg className="words" aria-hidden="true">
        <svg x={`${score}%`} overflow="visible" aria-hidden="true">
          <rect className="needle" x="-3" y="-5" width="6" height="20" />
        </svg>
        <text x="0" y="1.9em">
          0 Low
        </text>
        <text x={`${MODERATE_FROM}%`} y="1.9em">
          {`${MODERATE_FROM} Moderate`}
        </text>
        <text x={`${HIGH_FROM}%`} y="1.9em">
          {`${HIGH_FROM} High`}
        </text>
        <text x="100%" y="1.9em" textAnchor="end">
          100
        </text>
      </svg>
    </div>
  );
}

/** The weather's score with its components; nothing indoors or if the weather is unknown. */
export function WeatherImpactPanel({ game }: { readonly game: Game }) {
  const impact = fullWeatherImpact(game);
  if (impact === undefined || game.weatherData === undefined) return null;
  const { score, level } = impact;
  const word = LEVEL_WORD[level];
  return (
    <Part
      title="Weather Impact Analysis"
      id="weather"
      aside={
        <span
          className={score >= MODERATE_FROM ? 'badge warn' : 'badge'}
        >{`${word}, ${score} of 100`}</span>
      }
    >
      <div className="two">
        <div>
          <Gauge
            score={score}
            label={`Weather impact ${score} of 100: ${word.toLowerCase()}. Low below ${MODERATE_FROM}, moderate from ${MODERATE_FROM}, high from ${HIGH_FROM}.`}
          />
          <p className="subline">
            {`${impactSentence(impact)} Weather is shown beside the prediction; it does not move it.`}
          </p>
          <p className="note mt-2">
            Forecast by the <a href="https://www.weather.gov/">National Weather Service</a>,{' '}
            <a href="https://open-meteo.com/">Open-Meteo.com</a> (CC BY 4.0) or ESPN.
          </p>
        </div>
        <Facts facts={readings(game.weatherData)} />
      </div>
    </Part>
  );
}

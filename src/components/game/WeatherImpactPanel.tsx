import type { Game } from '#domain/game.ts';
import type { Weather } from '#domain/weather.ts';
import { fullWeatherImpact, impactSentence, LEVEL_WORD } from '#domain/weatherImpact.ts';
import { Panel } from './Panel.tsx';

/** What a feed gave, in the order it is read. */
function readings(weather: Weather): readonly (readonly [label: string, value: string])[] {
  const { temperature, windSpeed, windDirection, precipitation, visibility, humidity, uvIndex } =
    weather;
  const shown = (label: string, value: number | undefined, text: (value: number) => string) =>
    value === undefined ? [] : [[label, text(value)] as const];
  return [
    ...shown('Temperature', temperature, (value) => `${Math.round(value)}°F`),
    ...shown('Wind', windSpeed, (value) =>
      `${Math.round(value)} mph ${windDirection ?? ''}`.trim(),
    ),
    ...shown('Precipitation', precipitation, (value) => `${value} in`),
    ...shown('Visibility', visibility, (value) => `${value} mi`),
    ...shown('Humidity', humidity, (value) => `${Math.round(value)}%`),
    ...shown('UV index', uvIndex, String),
  ];
}

/** Where the score lies between low, moderate and high. */
function Gauge({ score, label }: { readonly score: number; readonly label: string }) {
  return (
    <div className="gauge" role="img" aria-label={label}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="g-low" width="29.6" height="10" />
        <rect className="g-moderate" x="30" width="29.6" height="10" />
        <rect className="g-high" x="60" width="40" height="10" />
      </svg>
      <svg className="words" aria-hidden="true">
        <svg x={`${score}%`} overflow="visible" aria-hidden="true">
          <rect className="needle" x="-3" y="-5" width="6" height="20" />
        </svg>
        <text x="0" y="1.9em">
          0 Low
        </text>
        <text x="30%" y="1.9em">
          30 Moderate
        </text>
        <text x="60%" y="1.9em">
          60 High
        </text>
        <text x="100%" y="1.9em" textAnchor="end">
          100
        </text>
      </svg>
    </div>
  );
}

/** The weather's score with what it is made of; nothing indoors or where no weather is known. */
export function WeatherImpactPanel({ game }: { readonly game: Game }) {
  const impact = fullWeatherImpact(game);
  if (impact === undefined || game.weatherData === undefined) return null;
  const { score, level } = impact;
  const word = LEVEL_WORD[level];
  return (
    <Panel
      title="Weather Impact Analysis"
      id="weather"
      aside={<span className={score >= 30 ? 'bdg warn' : 'bdg'}>{`${word}, ${score} of 100`}</span>}
    >
      <div className="two">
        <div>
          <Gauge
            score={score}
            label={`Weather impact ${score} of 100: ${word.toLowerCase()}. Low below 30, moderate from 30, high from 60.`}
          />
          <p className="sub">
            {`${impactSentence(impact)} Weather is shown beside the prediction; it does not move it.`}
          </p>
          <p className="note mt-2">
            Forecast by <a href="https://open-meteo.com/">Open-Meteo.com</a> (CC BY 4.0) or ESPN.
          </p>
        </div>
        <dl className="dl">
          {readings(game.weatherData).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

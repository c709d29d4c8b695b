import type { Game } from '#domain/game/game.ts';
import type { Weather } from '#domain/game/weather.ts';
import { fullWeatherImpact, IMPACT_TEXT, isIndoor } from '#domain/game/weatherImpact.ts';
import { capital } from '#domain/words/capital.ts';
import { Part } from '../Part.tsx';
import { WeatherIcon } from '../WeatherIcon.tsx';

/** "Overcast, wind 12 mph WNW, 71% humidity": only known values. */
function conditions(weather: Weather): string {
  const { description, windSpeed, windDirection, precipitation, humidity } = weather;
  const wind =
    windSpeed === undefined
      ? undefined
      : `wind ${Math.round(windSpeed)} mph ${windDirection ?? ''}`.trim();
  const rain = precipitation === undefined ? undefined : `${precipitation} in precipitation`;
  const damp = humidity === undefined ? undefined : `${Math.round(humidity)}% humidity`;
  return capital([description, wind, rain, damp].filter((part) => part !== undefined).join(', '));
}

/** Weather at the venue, with the level from the full analysis; nothing indoors or if unknown. */
export function WeatherPanel({ game }: { readonly game: Game }) {
  const weather = game.weatherData;
  if (weather === undefined || isIndoor(game)) return null;
  const impact = fullWeatherImpact(game);
  return (
    <Part title="Weather" id="sky">
      <div className="sky">
        <WeatherIcon weather={weather} />
        <div>
          {weather.temperature !== undefined && (
            <p className="big">{`${Math.round(weather.temperature)}°F`}</p>
          )}
          <p className="subline">{conditions(weather)}</p>
        </div>
      </div>
      {impact && <p className="note mt-2">{`${IMPACT_TEXT[impact.level]}.`}</p>}
    </Part>
  );
}

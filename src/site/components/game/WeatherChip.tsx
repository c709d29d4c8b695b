import type { CardGame } from '#domain/game/listedGame.ts';
import { compactWeatherImpact, isIndoor, SHORT_IMPACT } from '#domain/game/weatherImpact.ts';
import { WeatherIcon } from './WeatherIcon.tsx';

/** The weather at the venue in a few words; empty if unknown. */
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

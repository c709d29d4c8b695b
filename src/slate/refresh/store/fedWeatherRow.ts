import type { Weather } from '#domain/game/weather.ts';

/** Weather in the form `ingest_games` takes. */
export const fedWeatherRow = (weather: Weather) => ({
  temperature: weather.temperature,
  wind_speed: weather.windSpeed,
  wind_direction: weather.windDirection,
  precipitation: weather.precipitation,
  visibility: weather.visibility,
  humidity: weather.humidity,
  uv_index: weather.uvIndex,
  description: weather.description,
});

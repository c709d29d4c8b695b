import type { Weather } from '#domain/weather.ts';
import type { EspnWeather } from './schema.ts';

/** Undefined where nothing usable is given. ESPN's temperatures are °F, wind speeds mph. */
export function readWeather(weather: EspnWeather, asOf: string): Weather | undefined {
  if (!weather) return undefined;
  // Once a game has begun, ESPN sends the condition's number as its name and the name as its number.
  const description = [weather.displayValue, weather.conditionId].find(
    (value) => value !== undefined && /\p{L}/u.test(value),
  );
  const temperature = weather.temperature ?? weather.highTemperature;
  const { windSpeed, humidity } = weather;
  if (description === undefined && temperature === undefined && windSpeed === undefined) {
    return undefined;
  }
  const windDirection = /^[NESW]{1,3}$/.test(weather.windDirection ?? '')
    ? weather.windDirection
    : undefined;
  return { temperature, windSpeed, windDirection, humidity, description, asOf };
}

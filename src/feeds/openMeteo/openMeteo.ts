import { type Coordinates, placeKey } from '../place.ts';
import { type FetchJsonOptions, fetchJson } from '../reading/fetchJson.ts';
import { type Quarantined, SourceError } from '../source.ts';
import type { PlaceForecast, WeatherForecasts } from '../weatherForecasts.ts';
import { type OpenMeteoForecast, openMeteoWeatherAt, parseForecasts } from './forecast.ts';

interface OpenMeteoOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://api.open-meteo.com, or with a key https://customer-api.open-meteo.com */
  readonly baseUrl?: string | undefined;
  /** Key of a paid plan, required for commercial use. */
  readonly apiKey?: string | undefined;
  /** Cache of received forecasts by `placeKey`, passed in so that runs share it. */
  readonly kept?: Map<string, Received>;
}

export const FREE_URL = 'https://api.open-meteo.com';
export const PAID_URL = 'https://customer-api.open-meteo.com';

/** Hours of a forecast from midnight UTC; we request games up to four days ahead. */
const FORECAST_DAYS = 6;
/** Places in one request: the address stays short, and the answer well under the size cap. */
const BATCH = 50;
/** Models run at most once an hour: a younger forecast is not requested again. */
const FRESH_MS = 3_600_000;

const HOURLY =
  'temperature_2m,relative_humidity_2m,precipitation,weather_code,visibility,wind_speed_10m,wind_direction_10m,uv_index';

export function forecastUrl(
  baseUrl: string,
  places: readonly Coordinates[],
  apiKey: string | undefined,
): URL {
  const url = new URL('/v1/forecast', baseUrl);
  url.searchParams.set('latitude', places.map(({ latitude }) => latitude).join());
  url.searchParams.set('longitude', places.map(({ longitude }) => longitude).join());
  url.searchParams.set('hourly', HOURLY);
  url.searchParams.set('temperature_unit', 'fahrenheit');
  url.searchParams.set('wind_speed_unit', 'mph');
  url.searchParams.set('precipitation_unit', 'inch');
  url.searchParams.set('timeformat', 'unixtime');
  url.searchParams.set('forecast_days', String(FORECAST_DAYS));
  if (apiKey) url.searchParams.set('apikey', apiKey);
  return url;
}

/** A forecast and when it was received. */
export interface Received {
  readonly forecast: OpenMeteoForecast;
  readonly at: Date;
}

const asPlaceForecast = ({ forecast, at }: Received): PlaceForecast => ({
  weatherAt: (start) => openMeteoWeatherAt(forecast, start, at.toISOString()),
});

/**
 * Open-Meteo's hourly forecasts, many places per request, each cached for an hour, because refreshes run every quarter of an
 * hour. Data: CC BY 4.0, credited where shown.
 */
export function openMeteo(options: OpenMeteoOptions = {}): WeatherForecasts {
  const { apiKey, baseUrl = apiKey ? PAID_URL : FREE_URL, kept = new Map(), ...http } = options;

  async function ask(places: readonly Coordinates[], now: Date): Promise<readonly Quarantined[]> {
    const url = forecastUrl(baseUrl, places, apiKey);
    const forecasts = parseForecasts(await fetchJson(url, http), places);
    if (!forecasts) throw new SourceError(`${url.host}${url.pathname} sent no forecasts`);
    return places.flatMap((place, index): readonly Quarantined[] => {
      const forecast = forecasts[index];
      if (forecast?.ok) kept.set(placeKey(place), { forecast: forecast.value, at: now });
      return !forecast || forecast.ok
        ? []
        : [{ item: `weather at ${placeKey(place)}`, reason: forecast.reason }];
    });
  }

  return async (places, now) => {
    for (const [key, { at }] of kept) {
      if (now.getTime() - at.getTime() >= FRESH_MS) kept.delete(key);
    }
    const wanted = new Map(places.map((place) => [placeKey(place), place]));
    const missing = [...wanted].filter(([key]) => !kept.has(key)).map(([, place]) => place);
    const quarantined: Quarantined[] = [];
    for (let at = 0; at < missing.length; at += BATCH) {
      quarantined.push(...(await ask(missing.slice(at, at + BATCH), now)));
    }
    const byPlace = new Map(
      [...kept].flatMap(([key, one]) => (wanted.has(key) ? [[key, asPlaceForecast(one)]] : [])),
    );
    return { byPlace, quarantined };
  };
}

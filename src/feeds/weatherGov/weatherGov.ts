import { type Coordinates, placeKey } from '../place.ts';
import { triedAsk } from '../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../reading/fetchJson.ts';
import { type Quarantined, SourceError } from '../source.ts';
import type { PlaceForecast, WeatherForecasts } from '../weatherForecasts.ts';
import { readForecast, type WeatherGovForecast, weatherGovWeatherAt } from './forecast.ts';
import { type Grid, readGrid } from './grid.ts';

interface WeatherGovOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://api.weather.gov */
  readonly baseUrl?: string | undefined;
  /** Cache of received forecasts, passed in so that runs share it. */
  readonly kept?: KeptForecasts;
}

/** By `placeKey`. */
export interface KeptForecasts {
  readonly grids: Map<string, { readonly grid: Grid; readonly at: Date }>;
  readonly forecasts: Map<string, { readonly forecast: WeatherGovForecast; readonly at: Date }>;
}

export const nothingKept = (): KeptForecasts => ({ grids: new Map(), forecasts: new Map() });

export const WEATHER_GOV_URL = 'https://api.weather.gov';
/** Forecasts are updated about once an hour: a younger one is not requested again. */
const FRESH_MS = 3_600_000;
/** A place's grid square changes only once in years. */
const GRID_FRESH_MS = 7 * 86_400_000;
/** Number of places requested in parallel. */
const AT_ONCE = 4;

function forget<T extends { readonly at: Date }>(
  kept: Map<string, T>,
  now: Date,
  ms: number,
): void {
  for (const [key, { at }] of kept) if (now.getTime() - at.getTime() >= ms) kept.delete(key);
}

/**
 * Hourly forecasts of the National Weather Service for places in the United States, each cached for an hour. One place is two
 * requests, its square of the grid and that square's forecast; the square is cached for a week. A failed place is quarantined;
 * rejects with the first SourceError if all fail. Data: public domain.
 */
export function weatherGov(options: WeatherGovOptions = {}): WeatherForecasts {
  const { baseUrl = WEATHER_GOV_URL, kept = nothingKept(), ...http } = options;

  async function gridOf(place: Coordinates, now: Date): Promise<Grid> {
    const known = kept.grids.get(placeKey(place));
    if (known) return known.grid;
    const url = new URL(`/points/${placeKey(place)}`, baseUrl);
    const read = readGrid(await fetchJson(url, http));
    if (!read.ok) throw new SourceError(`${url.host}${url.pathname} sent ${read.reason}`);
    kept.grids.set(placeKey(place), { grid: read.value, at: now });
    return read.value;
  }

  async function ask(place: Coordinates, now: Date): Promise<void> {
    const { office, x, y } = await gridOf(place, now);
    const url = new URL(`/gridpoints/${office}/${x},${y}/forecast/hourly?units=us`, baseUrl);
    const read = readForecast(await fetchJson(url, http), place, now);
    if (read.ok) {
      kept.forecasts.set(placeKey(place), { forecast: read.value, at: now });
      return;
    }
    // The square may now cover another place.
    kept.grids.delete(placeKey(place));
    throw new SourceError(`${url.host}${url.pathname} sent ${read.reason}`);
  }

  const forecastOf = (key: string): readonly [string, PlaceForecast][] => {
    const known = kept.forecasts.get(key);
    if (!known) return [];
    const asOf = known.at.toISOString();
    return [[key, { weatherAt: (start) => weatherGovWeatherAt(known.forecast, start, asOf) }]];
  };

  return async (places, now) => {
    forget(kept.forecasts, now, FRESH_MS);
    forget(kept.grids, now, GRID_FRESH_MS);
    const wanted = new Map(places.map((place) => [placeKey(place), place]));
    const missing = [...wanted].filter(([key]) => !kept.forecasts.has(key));
    const quarantined: Quarantined[] = [];
    const errors: SourceError[] = [];
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const group = missing.slice(at, at + AT_ONCE);
      const told = await Promise.all(group.map(([, place]) => triedAsk(() => ask(place, now))));
      for (const [index, one] of told.entries()) {
        if (one.ok) continue;
        errors.push(one.error);
        const item = `weather at ${group[index]?.[0]}`;
        quarantined.push({ item, reason: one.error.message });
      }
    }
    if (errors[0] && errors.length === wanted.size) throw errors[0];
    return { byPlace: new Map([...wanted.keys()].flatMap(forecastOf)), quarantined };
  };
}

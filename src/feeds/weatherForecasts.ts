import type { Weather } from '#domain/game/weather.ts';
import type { Checked } from '#domain/plausible/checked.ts';
import type { Coordinates } from './place.ts';
import type { Quarantined } from './source.ts';

/** The forecast for one place. */
export interface PlaceForecast {
  /** Undefined if the forecast does not reach the start; impossible figures are left out and named. */
  weatherAt(start: Date): Checked<Weather | undefined>;
}

export interface ForecastAnswer {
  /** By `placeKey`; places without one are left out. */
  readonly byPlace: ReadonlyMap<string, PlaceForecast>;
  readonly quarantined: readonly Quarantined[];
}

/** One outside feed of weather forecasts. Rejects with a SourceError when the feed as a whole cannot be used. */
export type WeatherForecasts = (
  places: readonly Coordinates[],
  now: Date,
) => Promise<ForecastAnswer>;

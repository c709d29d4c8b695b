import { z } from 'zod';
import type { Weather } from '#domain/game/weather.ts';
import type { Checked } from '#domain/plausible/checked.ts';
import { checkWeather } from '#domain/plausible/game.ts';
import type { Coordinates } from '../place.ts';
import { looseInstant, looseText, usableList } from '../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';
import { hourSchema, weatherOf } from './hour.ts';

const MAX_HOURS = 24 * 8;
const HOUR_MS = 3_600_000;
/** Degrees by which a square of 2.5 km, or its corner, may be away from a place. */
const NEAR = 0.1;

const corner = z.tuple([z.number(), z.number()]);
const forecastSchema = z.object({
  /** The square: a ring of its corners, longitude first. */
  geometry: z
    .object({ coordinates: z.tuple([z.array(corner).min(1).max(20)]) })
    .optional()
    .catch(undefined),
  properties: z.object({ updateTime: looseText, periods: z.array(z.unknown()) }),
});

/** An hour of a forecast, from its start. */
interface ForecastHour {
  /** ms since 1970. */
  readonly at: number;
  readonly hour: z.output<typeof hourSchema>;
}

export interface WeatherGovForecast {
  readonly hours: readonly ForecastHour[];
}

/** A missing value contradicts nothing. */
const isOf = (shape: z.output<typeof forecastSchema>, place: Coordinates): boolean =>
  shape.geometry?.coordinates[0].every(
    ([longitude, latitude]) =>
      Math.abs(longitude - place.longitude) <= NEAR && Math.abs(latitude - place.latitude) <= NEAR,
  ) ?? true;

/** An answer to /forecast/hourly. An expired one is refused: the service has sent such answers for days. */
export function readForecast(
  answer: unknown,
  place: Coordinates,
  now: Date,
): Parsed<WeatherGovForecast> {
  const shape = forecastSchema.safeParse(answer);
  if (!shape.success) return refusedItem('not a forecast');
  if (!isOf(shape.data, place)) return refusedItem('of another place');
  const { periods } = shape.data.properties;
  const hours = (usableList(hourSchema).parse(periods.slice(0, MAX_HOURS)) ?? []).flatMap(
    (hour) => {
      const start = looseInstant(hour.startTime);
      return start === undefined ? [] : [{ at: Date.parse(start), hour }];
    },
  );
  if (hours.length === 0) return refusedItem('no hours');
  const lasts = hours.some(({ at }) => at + HOUR_MS > now.getTime());
  return lasts ? parsedItem({ hours }) : refusedItem('a forecast that has run out');
}

/**
 * Weather of the hour in which play begins. Undefined if the forecast does not reach it; impossible figures are left out and
 * named.
 */
export function weatherGovWeatherAt(
  { hours }: WeatherGovForecast,
  start: Date,
  asOf: string,
): Checked<Weather | undefined> {
  const ofStart = hours.find(({ at }) => {
    const since = start.getTime() - at;
    return since >= 0 && since < HOUR_MS;
  });
  return ofStart ? checkWeather(weatherOf(ofStart.hour, asOf)) : { value: undefined, problems: [] };
}

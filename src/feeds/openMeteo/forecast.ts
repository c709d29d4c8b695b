import { z } from 'zod';
import type { Weather } from '#domain/game/weather.ts';
import type { Checked } from '#domain/plausible/checked.ts';
import { checkWeather } from '#domain/plausible/game.ts';
import type { Coordinates } from '../place.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';
import { compassPoint } from './compassPoint.ts';
import { TO_FAHRENHEIT, TO_INCHES, TO_MILES, TO_MPH } from './units.ts';
import { weatherWords } from './wmoCode.ts';

const HOUR_MS = 3_600_000;
const MAX_HOURS = 24 * 17;

/** One variable by hour; the feed writes null for unknown values. */
const series = z
  .array(z.number().nullable().catch(null))
  .max(MAX_HOURS)
  .optional()
  .catch(undefined);
const degrees = z.number().optional().catch(undefined);
const unit = z.string().optional().catch(undefined);

const forecastSchema = z.object({
  /** Coordinates of the forecast's grid point. */
  latitude: degrees,
  longitude: degrees,
  utc_offset_seconds: z.number().catch(0),
  hourly_units: z
    .object({
      temperature_2m: unit,
      wind_speed_10m: unit,
      precipitation: unit,
      visibility: unit,
    })
    .catch({}),
  hourly: z.object({
    time: z.array(z.union([z.number(), z.string().max(40)]).catch(Number.NaN)).max(MAX_HOURS),
    temperature_2m: series,
    relative_humidity_2m: series,
    precipitation: series,
    weather_code: series,
    visibility: series,
    wind_speed_10m: series,
    wind_direction_10m: series,
    uv_index: series,
  }),
});

export type OpenMeteoForecast = z.output<typeof forecastSchema>;

/** Degrees by which a model's grid, or the coast, may shift a place. */
const NEAR = 1;

/** A missing value contradicts nothing. */
const isNear = (said: number | undefined, asked: number): boolean =>
  said === undefined || Math.abs(said - asked) <= NEAR;

function readForecast(
  entry: unknown,
  { latitude, longitude }: Coordinates,
): Parsed<OpenMeteoForecast> {
  const shape = forecastSchema.safeParse(entry);
  if (!shape.success) return refusedItem('not a forecast');
  const { data } = shape;
  return isNear(data.latitude, latitude) && isNear(data.longitude, longitude)
    ? parsedItem(data)
    : refusedItem(`of another place (${data.latitude}, ${data.longitude})`);
}

/**
 * Forecasts of an answer, one per place in the requested order: an object for one place, a list for several. Undefined if their
 * number does not fit.
 */
export function parseForecasts(
  answer: unknown,
  places: readonly Coordinates[],
): readonly Parsed<OpenMeteoForecast>[] | undefined {
  const entries: unknown[] = Array.isArray(answer) ? answer : [answer];
  if (entries.length !== places.length) return undefined;
  return places.map((place, at) => readForecast(entries[at], place));
}

/** Instant of an entry: seconds since 1970, or local time without a zone ("2026-11-22T18:00"). */
function instantOf(time: number | string, offsetSeconds: number): number {
  if (typeof time === 'number') return time * 1000;
  return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}Z`) - offsetSeconds * 1000;
}

const toDigits = (value: number | undefined, digits: number): number | undefined =>
  value === undefined ? undefined : Number(value.toFixed(digits)) + 0;

/** Figures rounded for readers, so that hourly noise changes no page. */
const rounded = (weather: Weather): Weather => ({
  ...weather,
  temperature: toDigits(weather.temperature, 0),
  windSpeed: toDigits(weather.windSpeed, 0),
  precipitation: toDigits(weather.precipitation, 2),
  visibility: toDigits(weather.visibility, (weather.visibility ?? 0) < 10 ? 1 : 0),
  humidity: toDigits(weather.humidity, 0),
  uvIndex: toDigits(weather.uvIndex, 0),
});

type Conversions = ReadonlyMap<string, (value: number) => number>;

const converted = (
  value: number | null | undefined,
  from: string | undefined,
  to: Conversions,
): number | undefined => {
  const convert = to.get(from ?? '');
  return convert && value !== null && value !== undefined ? convert(value) : undefined;
};

/**
 * Weather at the hour nearest to the start, at most half an hour away; precipitation is for the hour in which play begins (the
 * feed gives the sum of the hour before each time). Undefined if the forecast does not reach it; impossible figures are left out
 * and named.
 */
export function openMeteoWeatherAt(
  forecast: OpenMeteoForecast,
  start: Date,
  asOf: string,
): Checked<Weather | undefined> {
  const { hourly, hourly_units: units, utc_offset_seconds: offset } = forecast;
  const times = hourly.time.map((time) => instantOf(time, offset));
  const nearest = times.findIndex((time) => {
    const ahead = start.getTime() - time;
    return ahead >= -HOUR_MS / 2 && ahead < HOUR_MS / 2;
  });
  if (nearest < 0) return { value: undefined, problems: [] };
  const hourOfPlay = Math.floor(start.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS;
  const rain = hourly.precipitation?.[times.indexOf(hourOfPlay)];
  const degrees = converted(hourly.temperature_2m?.[nearest], units.temperature_2m, TO_FAHRENHEIT);
  const wind = converted(hourly.wind_speed_10m?.[nearest], units.wind_speed_10m, TO_MPH);
  const miles = converted(hourly.visibility?.[nearest], units.visibility, TO_MILES);
  const weather = {
    temperature: degrees,
    windSpeed: wind,
    windDirection: compassPoint(hourly.wind_direction_10m?.[nearest] ?? undefined),
    precipitation: converted(rain, units.precipitation, TO_INCHES),
    visibility: miles,
    humidity: hourly.relative_humidity_2m?.[nearest] ?? undefined,
    uvIndex: hourly.uv_index?.[nearest] ?? undefined,
    description: weatherWords(hourly.weather_code?.[nearest] ?? undefined),
  };
  const { value, problems } = checkWeather({ ...weather, asOf });
  return { value: value && rounded(value), problems };
}

import type { Range } from '../leagues/figures.ts';
import type { Weather } from '../weather.ts';
import type { Checked, Problem } from './checked.ts';
import { isWithin } from './leagueBounds.ts';

/** What the Earth's weather can be where games are played; the units are those of `Weather`. */
const BOUNDS = {
  temperature: [-60, 135],
  windSpeed: [0, 150],
  precipitation: [0, 20],
  visibility: [0, 200],
  humidity: [0, 100],
  uvIndex: [0, 20],
} as const satisfies Partial<Record<keyof Weather, Range>>;

const FIGURES = [
  'temperature',
  'windSpeed',
  'precipitation',
  'visibility',
  'humidity',
  'uvIndex',
] as const satisfies readonly (keyof typeof BOUNDS)[];

/** Snow and ice do not fall above this, °F. */
const WARM = 60;
const FROZEN = /\b(snow|sleet|blizzard|freezing|flurries|ice)\b/i;

/** Weather without the figures that cannot be; undefined where nothing is left of it. */
export function checkWeather(weather: Weather): Checked<Weather | undefined> {
  const problems: Problem[] = [];
  const kept = { ...weather };
  for (const figure of FIGURES) {
    const value = kept[figure];
    if (value === undefined || isWithin(value, BOUNDS[figure])) continue;
    problems.push({ what: figure, reason: `a ${figure} of ${value}` });
    kept[figure] = undefined;
  }
  const { temperature, description } = kept;
  if (temperature !== undefined && temperature > WARM && FROZEN.test(description ?? '')) {
    problems.push({ what: 'description', reason: `${description} at ${temperature}°F` });
    kept.description = undefined;
  }
  const known = [...FIGURES, 'description' as const].some((one) => kept[one] !== undefined);
  return { value: known ? kept : undefined, problems };
}

import { z } from 'zod';
import type { Weather } from '#domain/game/weather.ts';
import { lenientObject, looseNumber, looseText, number } from '../reading/fields.ts';

/** A quantity as text or number with its unit in another field, or as an object with both: the service has used each. */
const quantity = z.unknown().optional();
const quantityObject = z.object({ value: number, unitCode: looseText });

/** The parts we read of a forecast's hour. */
export const hourSchema = z.object({
  startTime: z.string(),
  endTime: looseText,
  temperature: quantity,
  temperatureUnit: looseText,
  probabilityOfPrecipitation: lenientObject({ value: number }),
  relativeHumidity: lenientObject({ value: number }),
  windSpeed: quantity,
  windDirection: looseText,
  shortForecast: looseText,
});

type Hour = z.output<typeof hourSchema>;

function degreesOf({ temperature, temperatureUnit }: Hour): number | undefined {
  const object = quantityObject.safeParse(temperature);
  const value = object.success ? object.data.value : looseNumber(temperature);
  const unit = object.success ? object.data.unitCode : temperatureUnit;
  if (value === undefined || unit === undefined) return undefined;
  if (/^(wmoUnit:deg)?F$/.test(unit)) return Math.round(value);
  return /^(wmoUnit:deg)?C$/.test(unit) ? Math.round((value * 9) / 5 + 32) : undefined;
}

const MPH_OF_KMH = 0.621371;

/** "10 mph", "5 to 10 mph", "16 km/h": of a range, the stronger wind. */
const WIND = /^(?:\d{1,3} to )?(\d{1,3}) (mph|km\/h)$/;

function windOf({ windSpeed }: Hour): number | undefined {
  const object = quantityObject.safeParse(windSpeed);
  if (object.success) {
    const { value, unitCode } = object.data;
    return value !== undefined && unitCode === 'wmoUnit:km_h-1'
      ? Math.round(value * MPH_OF_KMH)
      : undefined;
  }
  const words = typeof windSpeed === 'string' ? WIND.exec(windSpeed.trim()) : null;
  if (!words) return undefined;
  return Math.round(Number(words[1]) * (words[2] === 'mph' ? 1 : MPH_OF_KMH));
}

/** The words of an hour in sentence case: the service capitalizes every word. */
const inASentence = (words: string | undefined): string | undefined =>
  words && words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

/**
 * Weather of an hour in the product's units. The service gives the chance of rain, no amount: only if it rules rain out is the
 * amount known, none.
 */
export function weatherOf(hour: Hour, asOf: string): Weather {
  const { windDirection, relativeHumidity, probabilityOfPrecipitation: rain } = hour;
  return {
    temperature: degreesOf(hour),
    windSpeed: windOf(hour),
    windDirection: /^[NESW]{1,3}$/.test(windDirection ?? '') ? windDirection : undefined,
    precipitation: rain?.value === 0 ? 0 : undefined,
    humidity:
      relativeHumidity?.value === undefined ? undefined : Math.round(relativeHumidity.value),
    description: inASentence(hour.shortForecast),
    asOf,
  };
}

/** Conversions to the units of the product, by the unit a forecast declares. An unknown unit converts nothing. */
type Conversion = (value: number) => number;
const same: Conversion = (value) => value;
const times =
  (factor: number): Conversion =>
  (value) =>
    value * factor;

export const TO_FAHRENHEIT: ReadonlyMap<string, Conversion> = new Map([
  ['°F', same],
  ['°C', (celsius: number) => (celsius * 9) / 5 + 32],
]);

export const TO_MPH: ReadonlyMap<string, Conversion> = new Map([
  ['mp/h', same],
  ['mph', same],
  ['km/h', times(0.621371)],
  ['m/s', times(2.236936)],
  ['kn', times(1.150779)],
]);

export const TO_INCHES: ReadonlyMap<string, Conversion> = new Map([
  ['inch', same],
  ['mm', times(1 / 25.4)],
]);

export const TO_MILES: ReadonlyMap<string, Conversion> = new Map([
  ['m', times(1 / 1609.344)],
  ['ft', times(1 / 5280)],
]);

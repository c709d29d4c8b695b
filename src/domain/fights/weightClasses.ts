/** A weight class: nobody in it may weigh more. */
export interface WeightClass {
  readonly name: string;
  /** Pounds at the weigh-in; undefined without an upper limit. */
  readonly limit: number | undefined;
  /** Other names in use. */
  readonly also?: string;
}

/** The UFC's classes, lightest first, by the Unified Rules. */
export const UFC_CLASSES: readonly (WeightClass & {
  readonly women: boolean;
  readonly men: boolean;
})[] = [
  { name: 'Strawweight', limit: 115, women: true, men: false },
  { name: 'Flyweight', limit: 125, women: true, men: true },
  { name: 'Bantamweight', limit: 135, women: true, men: true },
  { name: 'Featherweight', limit: 145, women: true, men: true },
  { name: 'Lightweight', limit: 155, women: false, men: true },
  { name: 'Welterweight', limit: 170, women: false, men: true },
  { name: 'Middleweight', limit: 185, women: false, men: true },
  { name: 'Light Heavyweight', limit: 205, women: false, men: true },
  { name: 'Heavyweight', limit: 265, women: false, men: true },
];

/** "115–265 lbs": the UFC's lightest and heaviest limit. */
export const UFC_RANGE = '115–265 lbs';

/** The seventeen classes of professional boxing, heaviest first. Heavyweight starts above the class before it. */
export const BOXING_CLASSES: readonly WeightClass[] = [
  { name: 'Heavyweight', limit: undefined },
  { name: 'Cruiserweight', limit: 200 },
  { name: 'Light heavyweight', limit: 175 },
  { name: 'Super middleweight', limit: 168 },
  { name: 'Middleweight', limit: 160 },
  { name: 'Super welterweight', limit: 154, also: 'Junior middleweight' },
  { name: 'Welterweight', limit: 147 },
  { name: 'Super lightweight', limit: 140, also: 'Junior welterweight' },
  { name: 'Lightweight', limit: 135 },
  { name: 'Super featherweight', limit: 130, also: 'Junior lightweight' },
  { name: 'Featherweight', limit: 126 },
  { name: 'Super bantamweight', limit: 122, also: 'Junior featherweight' },
  { name: 'Bantamweight', limit: 118 },
  { name: 'Super flyweight', limit: 115, also: 'Junior bantamweight' },
  { name: 'Flyweight', limit: 112 },
  { name: 'Light flyweight', limit: 108, also: 'Junior flyweight' },
  { name: 'Minimumweight', limit: 105, also: 'Strawweight' },
];

/** The range named in the specification, which covers the classes most seen on American cards. */
export const BOXING_RANGE = '140–200+ lbs';
const RANGE_FROM = 140;

/** Whether a boxing class lies in 140–200+ lbs. */
export const isInBoxingRange = ({ limit }: WeightClass): boolean =>
  limit === undefined || limit >= RANGE_FROM;

/** "up to 147 lbs", "over 200 lbs" */
export const limitText = ({ limit }: WeightClass): string =>
  limit === undefined ? 'over 200 lbs' : `up to ${limit} lbs`;

/** One pound in kilograms, exact by definition (1959). */
const KILOGRAMS = 0.45359237;

/** Kilograms of a limit with one decimal: 115 lbs is 52.2. */
export const kilograms = (pounds: number): string => (pounds * KILOGRAMS).toFixed(1);

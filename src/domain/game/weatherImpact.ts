import { LEAGUES } from '../leagues/league.ts';
import type { Game } from './game.ts';
import { type ImpactLevel, impactLevel } from './impactLevel.ts';
import type { Weather } from './weather.ts';

interface ImpactFactor {
  /** "Wind of 12 mph" */
  readonly text: string;
  readonly points: number;
}

/** 0–100 by the specification's points; the `factors` sum to the score unless the cap of 100 applied. */
interface WeatherImpact {
  readonly score: number;
  readonly level: ImpactLevel;
  readonly factors: readonly ImpactFactor[];
}

/** Points of the first limit that holds. */
type Tiers = readonly (readonly [holds: boolean, points: number])[];
const firstOf = (tiers: Tiers): number => tiers.find(([holds]) => holds)?.[1] ?? 0;

const wind = (mph: number): number =>
  firstOf([
    [mph > 25, 35],
    [mph > 15, 20],
    [mph > 10, 10],
  ]);

interface View {
  temperature(degrees: number): number;
  precipitation(inches: number): number;
  visibility(miles: number): number;
  humidHeat(humidity: number, degrees: number): number;
}

/** The card's chip. The specification's "45–85 band adds 20" means: outside 45–85 °F. */
const COMPACT: View = {
  temperature: (degrees) =>
    firstOf([
      [degrees < 32 || degrees > 90, 40],
      [degrees < 45 || degrees > 85, 20],
    ]),
  precipitation: (inches) =>
    firstOf([
      [inches > 0.5, 40],
      [inches > 0.1, 20],
    ]),
  visibility: (miles) =>
    firstOf([
      [miles < 3, 25],
      [miles < 6, 15],
    ]),
  humidHeat: () => 0,
};

/** The game page's panel. */
const FULL: View = {
  temperature: (degrees) =>
    firstOf([
      [degrees < 32, 40],
      [degrees < 45, 25],
      [degrees > 90, 30],
      [degrees >= 75, 5],
    ]),
  precipitation: (inches) =>
    firstOf([
      [inches > 0.5, 45],
      [inches > 0.1, 25],
    ]),
  visibility: (miles) =>
    firstOf([
      [miles < 3, 30],
      [miles < 6, 15],
    ]),
  humidHeat: (humidity, degrees) => (humidity > 80 && degrees > 75 ? 20 : 0),
};

function factorsOf(weather: Weather, view: View): readonly ImpactFactor[] {
  const { temperature, windSpeed, precipitation, visibility, humidity } = weather;
  const factors: ImpactFactor[] = [];
  const add = (text: string, points: number) => {
    if (points > 0) factors.push({ text, points });
  };
  if (temperature !== undefined) {
    const word = temperature < 60 ? 'Cold' : 'Heat';
    add(word, view.temperature(temperature));
  }
  if (windSpeed !== undefined) add('Wind', wind(windSpeed));
  if (precipitation !== undefined) {
    add('Precipitation', view.precipitation(precipitation));
  }
  if (visibility !== undefined) add('Poor visibility', view.visibility(visibility));
  if (humidity !== undefined && temperature !== undefined) {
    add('Humidity in the heat', view.humidHeat(humidity, temperature));
  }
  return factors;
}

type Place = Pick<Game, 'league' | 'venue' | 'weatherData'>;

/** Played under a roof, by the league's rule or the venue's. */
export const isIndoor = (game: Place): boolean =>
  LEAGUES[game.league].indoor || game.venue?.indoor === true;

function impact(game: Place, view: View): WeatherImpact | undefined {
  if (isIndoor(game) || !game.weatherData) return undefined;
  const factors = factorsOf(game.weatherData, view);
  const score = Math.min(
    100,
    factors.reduce((sum, { points }) => sum + points, 0),
  );
  return { score, level: impactLevel(score), factors };
}

/** Absent indoors and if the weather is unknown. */
export const compactWeatherImpact = (game: Place): WeatherImpact | undefined =>
  impact(game, COMPACT);

/** Absent indoors and if the weather is unknown. */
export const fullWeatherImpact = (game: Place): WeatherImpact | undefined => impact(game, FULL);

export const IMPACT_TEXT: Readonly<Record<ImpactLevel, string>> = {
  none: 'No weather impact',
  low: 'Low weather impact',
  moderate: 'Moderate weather impact',
  high: 'High weather impact',
};

/** The same, shown next to the weather itself. */
export const SHORT_IMPACT: Readonly<Record<ImpactLevel, string>> = {
  none: 'No impact',
  low: 'Low impact',
  moderate: 'Moderate impact',
  high: 'High impact',
};

/** One word for a score: below 30 low (0 is none), 30–59 moderate, 60 and above high. */
export const LEVEL_WORD: Readonly<Record<ImpactLevel, string>> = {
  none: 'None',
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
};

/** "Cold adds 25, wind adds 10." The readings are shown next to it. */
export function impactSentence({ score, factors }: WeatherImpact): string {
  const parts = factors.map(({ text, points }) => `${text} adds ${points}`);
  const [first, ...rest] = parts;
  if (first === undefined) return 'Nothing in the forecast raises the score.';
  const lower = rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1));
  const sum = factors.reduce((total, { points }) => total + points, 0);
  const capped = sum > score ? ` Together ${sum}, capped at ${score}.` : '';
  return `${[first, ...lower].join(', ')}.${capped}`;
}

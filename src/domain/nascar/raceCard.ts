import type { Stored } from '../events/event.ts';
import type { RaceEvent } from '../events/race.ts';
import {
  headToHead,
  type RaceOutcome,
  stageShares,
  topShares,
  winnersBy,
} from '../outcomes/race.ts';
import { type FinishRange, finishRange } from '../outcomes/raceLadder.ts';
import { fairDecimal } from '../prices/fairPrice.ts';
import { clockTime, easternDate, fullDate } from '../time/time.ts';
import { placeText } from '../words/placeText.ts';
import { type HeadToHead, headToHeadEntry } from './headToHead.ts';
import { NASCAR_SERIES, type NascarLeague, type NascarSeries } from './series.ts';
import { trackTypeText } from './trackType.ts';

/** A race of a NASCAR series that has been simulated. */
export type PredictedRace = RaceEvent &
  Stored & {
    readonly league: NascarLeague;
    readonly prediction: NonNullable<RaceEvent['prediction']>;
  };

export const isPredictedRace = (race: RaceEvent & Stored): race is PredictedRace =>
  race.league !== 'F1' && race.prediction !== undefined;

export interface DriverProbability {
  readonly driver: string;
  /** Car number, team and manufacturer, if the entry list has them. */
  readonly number?: string | undefined;
  readonly team: string;
  readonly make: string;
  /** % of simulated races won, 0–100. */
  readonly probability: number;
  /** Fair decimal odds, 1 ÷ probability; undefined for a driver who never won. */
  readonly odds: number | undefined;
  /** % of simulated races finished in the first 3 and the first 5. */
  readonly top3: number;
  readonly top5: number;
  readonly finish: FinishRange;
}

export interface StageProbability {
  readonly driver: string;
  /** % of simulated races led at the stage's end. */
  readonly probability: number;
}

/** A race in the specification's NASCAR form, plus what its ladder draws. */
export interface RaceCardData {
  readonly id: number;
  readonly name: string;
  readonly series: NascarSeries;
  readonly date: string;
  readonly time: string;
  readonly venue: string;
  readonly location: string;
  readonly trackType: string;
  /** Miles; undefined where not known. */
  readonly distance: number | undefined;
  readonly laps: number | undefined;
  readonly trackLength: number | undefined;
  readonly keyStoryline: string | undefined;
  /** Likeliest winner first. */
  readonly driverProbabilities: readonly DriverProbability[];
  readonly headToHead: readonly HeadToHead[];
  readonly manufacturerWinner: readonly {
    readonly manufacturer: string;
    readonly probability: number;
  }[];
  /** Likeliest first; undefined if the race has no stages. */
  readonly stageWinners:
    | { readonly stage1: readonly StageProbability[]; readonly stage2: readonly StageProbability[] }
    | undefined;
  readonly runs: number;
}

/** Drivers compared if the event names no head-to-heads: first against second, third against fourth and so on. */
const COMPARED = 8;
/** Drivers in a stage's list. */
const STAGE_DRIVERS = 6;

function drivers(race: PredictedRace, outcome: RaceOutcome): readonly DriverProbability[] {
  const [win, top3, top5] = [1, 3, 5].map((most) => topShares(outcome, most));
  return outcome.entrants
    .map(({ driver, team, make }, index) => {
      const share = win?.[index] ?? 0;
      return {
        driver,
        number: race.cars.find((car) => car.driver === driver)?.number,
        team,
        make,
        probability: 100 * share,
        odds: fairDecimal(share),
        top3: 100 * (top3?.[index] ?? 0),
        top5: 100 * (top5?.[index] ?? 0),
        finish: finishRange(outcome.places[index] ?? []),
      };
    })
    .sort((a, b) => b.probability - a.probability || b.top5 - a.top5);
}

function pairsOf(
  race: PredictedRace,
  ranked: readonly DriverProbability[],
): readonly (readonly [string, string])[] {
  if (race.matchups.length > 0) return race.matchups;
  const best = ranked.slice(0, COMPARED).map(({ driver }) => driver);
  return best.flatMap((one, index) => {
    const other = best[index + 1];
    return index % 2 === 0 && other !== undefined ? [[one, other] as const] : [];
  });
}

function compared(race: PredictedRace, outcome: RaceOutcome, ranked: readonly DriverProbability[]) {
  const place = new Map(outcome.entrants.map(({ driver }, index) => [driver, index]));
  return pairsOf(race, ranked).flatMap(([one, other]) => {
    const [a, b] = [place.get(one), place.get(other)];
    if (a === undefined || b === undefined) return [];
    return [headToHeadEntry(one, other, 100 * headToHead(outcome, a, b))];
  });
}

function stage(outcome: RaceOutcome, number: number): readonly StageProbability[] {
  const shares = stageShares(outcome, number);
  return outcome.entrants
    .map(({ driver }, index) => ({ driver, probability: 100 * (shares[index] ?? 0) }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, STAGE_DRIVERS);
}

/** A race's card, from its facts and its simulation's counts. */
export function raceCard(race: PredictedRace): RaceCardData {
  const { outcome } = race.prediction;
  const ranked = drivers(race, outcome);
  const { venue } = race;
  return {
    id: race.id,
    name: race.name,
    series: NASCAR_SERIES[race.league],
    date: fullDate(easternDate(race.startTime)),
    time: race.timeKnown ? clockTime(race.startTime) : 'Time TBD',
    venue: venue?.name ?? race.track,
    location: placeText(venue?.city, venue?.country),
    trackType: trackTypeText(race.trackType, race.track),
    distance: race.miles,
    laps: race.laps,
    trackLength: race.trackMiles,
    keyStoryline: race.keyStoryline,
    driverProbabilities: ranked,
    headToHead: compared(race, outcome, ranked),
    manufacturerWinner: winnersBy(outcome, 'make')
      .filter(({ name }) => name !== '')
      .map(({ name, value }) => ({ manufacturer: name, probability: 100 * value })),
    stageWinners:
      outcome.stages.length >= 2
        ? { stage1: stage(outcome, 1), stage2: stage(outcome, 2) }
        : undefined,
    runs: outcome.runs,
  };
}

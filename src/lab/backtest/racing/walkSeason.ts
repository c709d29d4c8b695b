import { poleShares, retirementShares } from '#domain/outcomes/race.ts';
import type { RacingLeague, RacingParams } from '#engine/racing/ratings.ts';
import { gridKnown } from '#engine/racing/strength.ts';
import type { FileRace } from '../../fit/racing/racesOf.ts';
import { walkRaces } from '../../fit/racing/walkCars.ts';
import type { UpTo } from '../walkResults.ts';
import { chancesBy, normalised, RACE_TOPS, type RaceChances, simulatedChances } from './chances.ts';
import { fitPointsModel, pointsChances, recentPoints } from './pointsModel.ts';
import { BACKTEST_RUNS, simulateRace } from './raceSaid.ts';
import { slotFrequency } from './slots.ts';

/** All models' forecasts of one race. */
export interface SaidRace {
  readonly race: FileRace;
  /** Model → chances with the grid known; absent if the race's grid is not known. */
  readonly after: Readonly<Record<string, RaceChances>>;
  /** Model → chances with the grid open. */
  readonly before: Readonly<Record<string, RaceChances>>;
  /** Chances of pole (Formula 1) and of retirement, with the grid open. */
  readonly pole: readonly number[];
  readonly retirement: readonly number[];
}

/** Number of seasons whose races the baselines count. */
const BASELINE_SEASONS = 10;

/** Forecasts one season's races; the constants and the baselines know only earlier seasons. */
export function walkRaceSeason(
  league: RacingLeague,
  params: RacingParams,
  { season, earlier, through }: UpTo<FileRace>,
  runs: number = BACKTEST_RUNS,
): SaidRace[] {
  const past = earlier.filter((race) => race.season >= season - BASELINE_SEASONS);
  const form = recentPoints(through);
  const slope = fitPointsModel(past, form.slice(earlier.length - past.length, earlier.length));
  const slots = chancesBySlot(past);
  const { walked } = walkRaces(through, params, (state, race, index): SaidRace | undefined => {
    if (race.season < season) return undefined;
    const simulated = (known: boolean) => simulateRace(league, params, state, race, known, runs);
    const open = simulated(false);
    const shared = {
      'points model': pointsChances(form[index] ?? [], slope),
      'base rate': baseChances(race.entrants.length),
    };
    return {
      race,
      before: { own: simulatedChances(open), ...shared },
      after: gridKnown(race.entrants)
        ? { own: simulatedChances(simulated(true)), 'grid slot': slots(race), ...shared }
        : {},
      pole: poleShares(open),
      retirement: retirementShares(open),
    };
  });
  return walked.filter((said) => said !== undefined);
}

function chancesBySlot(past: readonly FileRace[]): (race: FileRace) => RaceChances {
  const by = chancesByTop((most) => slotFrequency(past, most));
  return ({ entrants }) =>
    chancesBy((top) => {
      const raw = entrants.map(({ grid }) => by[top](grid));
      return top === 'win' ? normalised(raw, 1) : raw;
    });
}

const chancesByTop = <T>(of: (most: number) => T) => ({
  win: of(RACE_TOPS.win),
  top3: of(RACE_TOPS.top3),
  top5: of(RACE_TOPS.top5),
  top10: of(RACE_TOPS.top10),
});

/** Every car alike. */
const baseChances = (cars: number): RaceChances =>
  chancesBy((top) => Array.from({ length: cars }, () => Math.min(0.999, RACE_TOPS[top] / cars)));

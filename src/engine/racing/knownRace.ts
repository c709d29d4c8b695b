import type { RaceOrigin } from '#domain/events/origin.ts';
import type { RaceDay, RacingEntrant } from './race.ts';
import { carSigns, type RacingLeague, type RacingParams, type RacingState } from './ratings.ts';
import { gridKnown, gridValues, weightsFor } from './strength.ts';

/** What ratings and slots say of a Grand Prix's or a stock car race's field. Carry the ratings to its day first. */
export function knownRace(
  { league, params }: { readonly league: RacingLeague; readonly params: RacingParams },
  state: RacingState,
  { trackType }: RaceDay,
  entrants: readonly RacingEntrant[],
  known: boolean = gridKnown(entrants),
): RaceOrigin {
  const slots = gridValues(league, entrants);
  return {
    kind: 'race',
    cars: carSigns(state, params, trackType, entrants).map((signs, at) => {
      const { value, variance } = slots[at] ?? { value: 0, variance: 0 };
      return { ...signs, slot: [value, variance], given: 0 };
    }),
    weights: { ...weightsFor(known ? params.after : params.before, trackType) },
    retirement: { ...params.retirement },
    poleScale: params.poleScale,
    sprint: false,
  };
}

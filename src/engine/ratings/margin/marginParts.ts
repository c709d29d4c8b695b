import type { MarginOrigin } from '#domain/game/origin.ts';
import { beliefMean, newSight } from '../belief.ts';
import { situationPoints } from './circumstances.ts';
import { beliefRow, type MarginFilter } from './filter.ts';
import type { Fixture } from './fixture.ts';
import { slotPoints } from './slot.ts';
import { seeStarters } from './starters/states.ts';

/** The parts of `expectedMargin`, which has entered both sides. */
export function marginParts(filter: MarginFilter, fixture: Fixture): MarginOrigin['parts'] {
  const { params, common, belief, residuals } = filter;
  const starter = (starters: Fixture['homeStarters'], sign: number, games: number): number => {
    if (!params.starters) return 0;
    const sight = newSight();
    const side = { starters, sign, opening: games === 0 };
    seeStarters(belief, filter.starters, params.starters, sight, side);
    return beliefMean(belief, sight);
  };
  const slot = (team: number): number => slotPoints(residuals[team] ?? [], params.slot);
  const { home, away, homeStarters, awayStarters, homeGames, awayGames } = fixture;
  return {
    home: belief.mean[beliefRow(filter, home)] ?? 0,
    away: 0 - (belief.mean[beliefRow(filter, away)] ?? 0),
    advantage: fixture.atHome * (belief.mean[0] ?? 0),
    homeStarter: starter(homeStarters, 1, homeGames),
    awayStarter: starter(awayStarters, -1, awayGames),
    circumstances: situationPoints(common.situation, fixture.situation),
    slot: params.slot === 0 ? 0 : slot(home) - slot(away),
  };
}

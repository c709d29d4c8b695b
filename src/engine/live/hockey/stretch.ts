import type { GoalStretch } from '../goals/births.ts';
import { leadFactor, stretchBy } from '../goals/byLead.ts';
import type { SideRates } from '../goals/rates.ts';
import type { HockeyParams } from './params.ts';
import type { Piece } from './timeline.ts';

/** Goals behind at which a goalie is pulled. */
const MOST_BEHIND = 2;

/** A piece of regulation as births of goals. */
export function stretchOf(
  params: HockeyParams,
  { home, away }: SideRates,
  piece: Piece,
): GoalStretch {
  const goals = (rate: number, sign: number) => (lead: number) =>
    rate *
    piece.share *
    leadFactor(params.lead, lead) *
    powerPlayFactor(params, sign * piece.powerPlay) *
    pullFactor(params, pulledAt(piece, sign, lead), pulledAt(piece, -sign, -lead));
  return stretchBy(goals(home, 1), goals(away, -1));
}

/** How often a side plays without its goalie, by its lead. */
function pulledAt({ pulled, without }: Piece, sign: number, lead: number): number {
  if (lead >= 0) return 0;
  if (without === sign) return 1;
  return lead >= -MOST_BEHIND ? pulled : 0;
}

/** @param own how often the side has no goalie; of the two one is 0 */
const pullFactor = ({ pull }: HockeyParams, own: number, others: number): number =>
  1 + own * (pull.own - 1) + others * (pull.others - 1);

/** @param more 1 if the side has more skaters, −1 if fewer */
const powerPlayFactor = ({ powerPlay }: HockeyParams, more: number): number =>
  more === 0 ? 1 : more > 0 ? powerPlay.own : powerPlay.others;

import type { Golfer, GolfTournament } from '#domain/events/golfTournament.ts';
import { outText } from '#domain/golf/fieldText.ts';
import { type FinishAxis, finishAxis, golfSpread, placeWords } from '#domain/golf/finish.ts';
import { isListed } from '#domain/golf/unlisted.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import { outrightShares } from '#domain/outcomes/golfMarkets.ts';
import type { FinishRow } from '../field/FinishLadder.tsx';
import { type OddsStyle, oddsCells } from './oddsCells.ts';

export const byId = ({ field }: GolfTournament): ReadonlyMap<string, Golfer> =>
  new Map(field.map((golfer) => [golfer.id, golfer]));

/** Axis of a tournament's ladder. */
export const golfFinishAxis = ({ field }: GolfTournament, { cut }: GolfOutcome): FinishAxis =>
  finishAxis(field.length, cut);

function words({ spread, axis }: { spread: FinishRow['spread']; axis: FinishAxis }): string {
  const [low, high] = [spread.low50, spread.high50].map((place) => placeWords(place, axis));
  return `middle finish ${placeWords(spread.middle, axis)}, half of all runs from ${low} to ${high}, nine in ten from ${placeWords(spread.low90, axis)} to ${placeWords(spread.high90, axis)}`;
}

/** The likeliest winners as rungs of a ladder. */
export function outrightRows(
  event: GolfTournament,
  outcome: GolfOutcome,
  odds: OddsStyle,
  most: number,
): FinishRow[] {
  const golfers = byId(event);
  const axis = golfFinishAxis(event, outcome);
  const counts = new Map(outcome.players.map((player) => [player.id, player]));
  return outrightShares(outcome)
    .filter(isListed)
    .slice(0, most)
    .map(({ id, share }) => {
      const golfer = golfers.get(id);
      const spread = golfSpread({ positions: counts.get(id)?.positions ?? [] }, axis);
      return {
        key: id,
        name: golfer?.name ?? id,
        detail: (golfer && outText(golfer)) ?? golfer?.team ?? golfer?.country ?? '',
        spread,
        words: words({ spread, axis }),
        cells: [percent(100 * share, 1), ...oddsCells(share, odds)],
      };
    });
}

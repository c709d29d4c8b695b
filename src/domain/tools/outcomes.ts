import { type Histogram, splitAt } from '../game/scoreGrid.ts';
import { InputError } from '../numbers/inputError.ts';
import type { LinedMarket } from '../prices/lineShift.ts';
import { marginTable, type TableLeague } from './marginTable.ts';

/** Chances of each whole margin (for the side that is bet) or total; they sum to 1. */
function centred(league: TableLeague, market: LinedMarket, centre: number): Histogram {
  const { marginSd, totalSd, weights } = marginTable(league);
  const sd = market === 'spread' ? marginSd : totalSd;
  const weight = (value: number) => (market === 'spread' ? (weights[Math.abs(value)] ?? 1) : 1);
  const from = Math.floor(centre - 7 * sd);
  const all = Array.from({ length: Math.ceil(14 * sd) + 2 }, (_, place) => from + place).filter(
    (value) => market === 'spread' || value >= 0,
  );
  const raw = all.map((value): readonly [number, number] => [
    value,
    weight(value) * Math.exp(-0.5 * ((value - centre) / sd) ** 2),
  ]);
  const total = raw.reduce((sum, [, chance]) => sum + chance, 0);
  return raw.map(([value, chance]) => [value, chance / total]);
}

/** A line: half and whole points only. */
export const isLine = (line: number): boolean =>
  Number.isInteger(line * 2) && Math.abs(line) <= 400;

/** Value that the margin or total has to exceed for the bet to win: handicap −3 needs more than 3. */
const threshold = (market: LinedMarket, line: number): number =>
  market === 'spread' ? -line : line;

/** Share of the decided stakes that win above a threshold. */
function decided(outcomes: Histogram, over: number): number {
  const { above, below } = splitAt(outcomes, over);
  return above / (above + below);
}

/**
 * Chances of every margin or total, centred so that the bet at a line wins the given share of its decided stakes.
 * @param line the bettor's own handicap (−3: gives three points), or the total; @param share 0–1, of this side or of the over
 * Throws a RangeError if no center gives that share.
 */
export function outcomesAt(
  league: TableLeague,
  market: LinedMarket,
  line: number,
  share: number,
): Histogram {
  const over = threshold(market, line);
  const { marginSd, totalSd } = marginTable(league);
  const reach = 5 * (market === 'spread' ? marginSd : totalSd);
  let low = market === 'spread' ? over - reach : Math.max(0, over - reach);
  let high = over + reach;
  if (
    !(
      share > decided(centred(league, market, low), over) &&
      share < decided(centred(league, market, high), over)
    )
  )
    throw new InputError(`No game of the ${league} gives ${share} at ${line}`);
  for (let step = 0; step < 45; step++) {
    const centre = (low + high) / 2;
    if (decided(centred(league, market, centre), over) < share) low = centre;
    else high = centre;
  }
  return centred(league, market, (low + high) / 2);
}

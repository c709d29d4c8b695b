import { mean } from '#domain/numbers/numbers.ts';
import type { MarginTable, TableLeague } from '#domain/tools/marginTable.ts';
import { byMoneyline, type CountedGame } from './countedGames.ts';
import { marginWeights } from './marginWeights.ts';

/** How many margins, from 0 on, have a weight of their own: football's key numbers go far, elsewhere the first ones differ. */
const WEIGHED: Readonly<Record<TableLeague, number>> = {
  NFL: 23,
  NCAAF: 23,
  NBA: 5,
  WNBA: 5,
  NCAAB: 5,
  MLB: 9,
  NHL: 7,
};

/** Counts that are shown: margins from 0 to 14. */
const SHOWN = 15;

/** Rounds in which an SD and centers that are stated in SDs settle. */
const ROUNDS = 50;

const rms = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value)));

const to = (digits: number, value: number): number => Number(value.toFixed(digits));

export function fittedMarginTable(league: TableLeague, games: readonly CountedGame[]): MarginTable {
  const moneyline = byMoneyline(league);
  const marginSd = to(1, moneyline ? sdOfMoneylines(games) : rms(games.map(missed(1))));
  const unit = moneyline ? marginSd : 1;
  const counts = (length: number): number[] => {
    const seen = new Array<number>(length).fill(0);
    for (const { margin } of games) {
      const at = Math.abs(margin);
      if (at < length) seen[at] = (seen[at] ?? 0) + 1;
    }
    return seen;
  };
  const centers = games.map(({ center }) => unit * center);
  return {
    marginSd,
    totalSd: to(1, rms(games.flatMap(({ overTotal }) => overTotal ?? []))),
    weights: marginWeights(centers, counts(WEIGHED[league]), marginSd).map((one) => to(2, one)),
    games: games.length,
    byMargin: counts(SHOWN),
  };
}

/** Points by which a margin missed its center, which is in units of so many points. */
const missed =
  (unit: number) =>
  ({ margin, center }: CountedGame): number =>
    margin - unit * center;

/** The SD of margins around centers that are stated in that same SD. */
function sdOfMoneylines(games: readonly CountedGame[]): number {
  let sd = 1;
  for (let round = 0; round < ROUNDS; round += 1) sd = rms(games.map(missed(sd)));
  return sd;
}

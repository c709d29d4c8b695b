import type { Asked } from '../asked.ts';
import { CheckError } from '../checkError.ts';
import { type Checked, contestName, type Found, priceAsked } from '../priceAsked.ts';
import { askedOfRows, legOfRow, NO_PRICE, type Row, type RowProblems, readPrice } from './rows.ts';
import { contestIn, type ShownContest } from './shownContest.ts';

/** What comes of a form: the answer, or what is wrong where. */
export interface Worked {
  readonly asked?: Asked | undefined;
  readonly checked?: Checked | undefined;
  /** By the rows' places. */
  readonly rows: readonly RowProblems[];
  /** What is wrong with the parlay's price. */
  readonly price?: string | undefined;
}

const GONE: Found = { problem: 'unknown', text: 'We have no such game' };

/** Prices a form's rows: in a browser and on a server alike. */
export function worked(
  rows: readonly Row[],
  price: string,
  contests: readonly ShownContest[],
): Worked {
  const read = rows.map(legOfRow);
  const problems = read.map((one): RowProblems => ('problems' in one ? one.problems : {}));
  const isParlay = rows.length > 1;
  const wrong =
    isParlay && price.trim() !== '' && readPrice(price) === undefined ? NO_PRICE : undefined;
  const asked = askedOfRows({ rows, price });
  if (!asked) return { rows: problems, price: wrong };
  try {
    const found = new Map(
      asked.legs.map((leg) => [contestName(leg), contestIn(contests, leg)?.found ?? GONE]),
    );
    const checked = priceAsked(asked, (leg) => found.get(contestName(leg)) ?? GONE);
    return { asked, checked, rows: problems };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    const at = error.legs.at(-1) ?? rows.length - 1;
    const told: RowProblems = { pick: `${error.message.replace(/[.]$/, '')}.` };
    return { asked, rows: problems.map((one, place) => (place === at ? told : one)) };
  }
}

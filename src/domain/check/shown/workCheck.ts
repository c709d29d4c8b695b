import type { AskedCheck } from '../asked.ts';
import { CheckError } from '../checkError.ts';
import { askedContestName, type CheckedPrice, type FoundLegs, priceAsked } from '../priceAsked.ts';
import {
  askedOfRows,
  type LegRow,
  legOfRow,
  PRICE_HINT,
  type RowProblems,
  readTypedPrice,
} from './rows.ts';
import { contestIn, type ShownContest } from './shownContest.ts';

/** What comes of a form: the answer, or what is wrong where. */
export interface WorkedCheck {
  readonly asked?: AskedCheck | undefined;
  readonly checked?: CheckedPrice | undefined;
  /** By the rows' places. */
  readonly rows: readonly RowProblems[];
  /** What is wrong with the parlay's price. */
  readonly price?: string | undefined;
}

const GONE: FoundLegs = { problem: 'unknown', text: 'We have no such game' };

/** Prices a form's rows: in a browser and on a server alike. */
export function workCheck(
  rows: readonly LegRow[],
  price: string,
  contests: readonly ShownContest[],
): WorkedCheck {
  const read = rows.map(legOfRow);
  const problems = read.map((one): RowProblems => ('problems' in one ? one.problems : {}));
  const isParlay = rows.length > 1;
  const wrong =
    isParlay && price.trim() !== '' && readTypedPrice(price) === undefined ? PRICE_HINT : undefined;
  const asked = askedOfRows({ rows, price });
  if (!asked) return { rows: problems, price: wrong };
  try {
    const found = new Map(
      asked.legs.map((leg) => [askedContestName(leg), contestIn(contests, leg)?.found ?? GONE]),
    );
    const checked = priceAsked(asked, (leg) => found.get(askedContestName(leg)) ?? GONE);
    return { asked, checked, rows: problems };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    const at = error.legs.at(-1) ?? rows.length - 1;
    const told: RowProblems = { pick: `${error.message.replace(/[.]$/, '')}.` };
    return { asked, rows: problems.map((one, place) => (place === at ? told : one)) };
  }
}

import { STAT_NAMES } from '../../players/statNames.ts';
import { typedNumber, typedPrice } from '../../tools/typedPrice.ts';
import { type AddressFields, askedInAddress, readLeg } from '../address.ts';
import { type AskedCheck, type AskedLeg, FARTHEST_LINE } from '../asked.ts';
import { MOST_LEGS } from '../checkParlay.ts';
import { legText } from '../legText.ts';
import { isPlayers, legOfPick, needsLine, pickOf } from './picks.ts';
import { refOf } from './shownContest.ts';

/** A leg as the form holds it: text, as typed. */
export interface LegRow {
  /** Its contest as an address writes it. */
  readonly c: string;
  readonly pick: string;
  /** Of a player's leg: his id, and the name of what is counted of him. */
  readonly who?: string | undefined;
  readonly stat?: string | undefined;
  readonly line: string;
  readonly odds: string;
}
export type RowField = 'pick' | 'who' | 'stat' | 'line' | 'odds';

/** What is wrong with a row's fields, each in a sentence that stands beside it. */
export type RowProblems = Readonly<Partial<Record<RowField, string>>>;

export const rowOfLeg = (leg: AskedLeg): LegRow => ({
  c: refOf(leg),
  pick: pickOf(leg),
  ...(isPlayers(leg) && { who: leg.entrant, stat: leg.stat }),
  line: leg.line === undefined ? '' : String(leg.line),
  odds: leg.price === undefined ? '' : String(leg.price),
});

export const PRICE_HINT = 'A price such as −110, +150 or 1.91.';
const NO_LINE = 'A line such as −4.5 or 44.5.';
const NOT_QUARTERS = 'Lines go by whole, half and quarter points.';
const NOT_HALVES = 'Players’ lines are whole or half.';
const NO_PLAYER = 'Please choose a player.';
const NO_STAT = 'Please choose what is counted.';

/** A typed price as a whole American one; undefined for what is none. */
export function readTypedPrice(typed: string): number | undefined {
  const price = typedPrice(typed);
  return price === undefined ? undefined : Math.round(price);
}

/** A row's leg, or what is wrong with it. A leg's price may be left open. */
export function legOfRow({
  c,
  pick,
  who = '',
  stat = '',
  line,
  odds,
}: LegRow): { readonly leg: AskedLeg } | { readonly problems: RowProblems } {
  const named = legOfPick(c, pick);
  if (!named) return { problems: { pick: 'Please choose a bet.' } };
  const [at, price] = [typedNumber(line), readTypedPrice(odds)];
  const lined = needsLine(named);
  const own = isPlayers(named);
  const problems: Partial<Record<RowField, string>> = {};
  if (own && who === '') problems.who = NO_PLAYER;
  if (own && !Object.hasOwn(STAT_NAMES, stat)) problems.stat = NO_STAT;
  if (lined && (at === undefined || Math.abs(at) > FARTHEST_LINE)) problems.line = NO_LINE;
  else if (own && !Number.isInteger(2 * (at ?? 0))) problems.line = NOT_HALVES;
  else if (lined && !Number.isInteger(4 * (at ?? 0))) problems.line = NOT_QUARTERS;
  if (odds.trim() !== '' && price === undefined) problems.odds = PRICE_HINT;
  if (Object.keys(problems).length > 0) return { problems };
  return {
    leg: {
      ...named,
      ...(own && { entrant: who, stat }),
      ...(lined && { line: (at ?? 0) + 0 }),
      ...(price !== undefined && { price }),
    },
  };
}

/** What an address asks the page for. */
export interface FormAsked {
  readonly rows: readonly LegRow[];
  /** The book's price of a parlay, as typed. */
  readonly price: string;
  /** A bet in words that is to be added. */
  readonly words: string;
  /** A leg that is to be added, and the place of one that is to go, from 0. */
  readonly plus?: AskedLeg | undefined;
  readonly drop?: number | undefined;
  /** True if it came from the form, and not as a kept address. */
  readonly typed: boolean;
  /** True of an address of a check that cannot be read. */
  readonly unread: boolean;
}

const MOST_TYPED = 80;

/** Reads either form of address: a kept check, or the fields of the form. */
export function formAsked(search: AddressFields): FormAsked {
  const text = (value: string | null | undefined): string => (value ?? '').slice(0, MOST_TYPED);
  const contests = search.getAll('c');
  const words = text(search.get('q'));
  const price = text(search.get('price'));
  const plus = readLeg(search.get('plus') ?? '');
  const drop = /^[0-5]$/.test(search.get('drop') ?? '') ? Number(search.get('drop')) : undefined;
  if (contests.length > 0) {
    const [picks, who, stats, lines, odds] = (['pick', 'who', 'stat', 'line', 'odds'] as const).map(
      (name) => search.getAll(name),
    );
    const rows = contests.slice(0, MOST_LEGS).map(
      (c, at): LegRow => ({
        c: text(c),
        pick: text(picks?.[at]),
        who: text(who?.[at]),
        stat: text(stats?.[at]),
        line: text(lines?.[at]),
        odds: text(odds?.[at]),
      }),
    );
    return { rows, price, words, plus, drop, typed: true, unread: false };
  }
  const kept: AskedCheck | undefined = askedInAddress(search);
  return {
    rows: (kept?.legs ?? []).map(rowOfLeg),
    price: kept?.price === undefined ? price : String(kept.price),
    words,
    plus,
    drop,
    typed: words !== '' || plus !== undefined || drop !== undefined,
    unread: kept === undefined && search.has('leg'),
  };
}

/** The rows' legs and the parlay's price; undefined while any of them cannot be read. */
export function askedOfRows({
  rows,
  price,
}: Pick<FormAsked, 'rows' | 'price'>): AskedCheck | undefined {
  const legs = rows.flatMap((row) => {
    const read = legOfRow(row);
    return 'leg' in read ? [read.leg] : [];
  });
  const whole = readTypedPrice(price);
  const parlay = legs.length > 1 && price.trim() !== '';
  if (legs.length === 0 || legs.length < rows.length) return undefined;
  if (parlay && whole === undefined) return undefined;
  return { legs, ...(parlay && whole !== undefined && { price: whole }) };
}

/** Whether two legs are the same bet, at whatever price. */
export const isSameBet = (one: AskedLeg, other: AskedLeg): boolean =>
  legText({ ...one, price: undefined }) === legText({ ...other, price: undefined });

import { isAmericanPrice } from '#domain/prices/americanOdds.ts';
import {
  BET_MARKETS,
  BET_SIDES,
  type Bet,
  CONTROL,
  HIGHEST_STAKE,
  LONGEST_TEXT,
} from '#domain/record/bet.ts';
import { centsOf } from '#domain/record/betWords.ts';

/** A bet as typed by its reader. */
export interface TypedBet {
  readonly name: string;
  readonly game?: Bet['game'];
  readonly league: string;
  readonly startTime?: string | undefined;
  readonly market: string;
  readonly pick: string;
  readonly line: string;
  readonly price: string;
  readonly stake: string;
  readonly book: string;
  /** Whether the stake is the book's own money. */
  readonly bonus?: boolean;
}

export type TypedField = keyof TypedBet;
/** Problems by field. */
export type TypedProblems = Readonly<Partial<Record<TypedField, string>>>;

const numberOf = (typed: string): number | undefined => {
  const text = typed.trim().replace('−', '-');
  return /^[-+]?\d{1,6}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
};

/** The typed bet, or the problems by field. */
export function readTypedBet(
  typed: TypedBet,
  made: { readonly id: string; readonly now: Date },
): Bet | { readonly problems: TypedProblems } {
  const market = BET_MARKETS.find((one) => one === typed.market) ?? 'other';
  const needsLine = market === 'spread' || market === 'total';
  const [name, pick] = [typed.name.trim(), typed.pick.trim()];
  const [line, price, cents] = [numberOf(typed.line), numberOf(typed.price), centsOf(typed.stake)];
  const sides: readonly string[] = BET_SIDES[market];
  const problems: Partial<Record<TypedField, string>> = {};
  if (name === '') problems.name = 'Please say what the bet is on.';
  if (pick === '' || (typed.game && sides.length > 0 && !sides.includes(pick)))
    problems.pick = 'Please say what you picked.';
  for (const field of ['name', 'pick', 'league', 'book'] as const) {
    if (CONTROL.test(typed[field].trim()))
      problems[field] = 'Only letters, digits and signs, please.';
    if (typed[field].length > LONGEST_TEXT) problems[field] = `At most ${LONGEST_TEXT} characters.`;
  }
  if ((needsLine && line === undefined) || (line !== undefined && Math.abs(line) > 1000))
    problems.line = 'Please give the line, such as -1.5 or 44.5.';
  if (!Number.isInteger(price) || !isAmericanPrice(price) || Math.abs(price) > 100_000)
    problems.price = 'An American price, such as -110 or 150.';
  if (cents === undefined || cents < 1 || cents > HIGHEST_STAKE)
    problems.stake = 'An amount in dollars, such as 20 or 12.50.';
  if (Object.keys(problems).length > 0 || price === undefined || cents === undefined)
    return { problems };
  return {
    id: made.id,
    takenAt: made.now.toISOString(),
    ...(typed.startTime !== undefined && { startTime: typed.startTime }),
    league: typed.league.trim(),
    name,
    ...(typed.game && { game: typed.game }),
    market,
    pick,
    ...(needsLine && line !== undefined && { line }),
    price,
    stakeCents: cents,
    ...(typed.bonus && { bonus: true }),
    book: typed.book.trim(),
    changedAt: made.now.getTime(),
  };
}

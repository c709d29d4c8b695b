import { InputError } from '../numbers/inputError.ts';
import type { ToolOutcome, TypedFields, WorkedTool } from './tool.ts';
import { typedNumber, typedPrice } from './typedPrice.ts';

/** Most that a stake, a bankroll or an offer may be, dollars. */
const MOST_MONEY = 10_000_000;

const NO_PRICE_TEXT =
  'That is not a price we can read. Try −110, +150, 1.91, 10/11 or 52.4%. American prices are −100 and lower, or +100 and higher.';

/** Reads the fields of a form and gathers what is wrong. A value that is missing or wrong is undefined. */
interface Reading {
  readonly problems: Readonly<Record<string, string>>;
  readonly isEmpty: (name: string) => boolean;
  readonly price: (name: string) => number | undefined;
  /** 0–1 from a percentage. @param bounds lowest and highest percentage, themselves left out if `open` */
  readonly probability: (name: string, bounds?: 'open' | 'from0') => number | undefined;
  readonly money: (name: string) => number | undefined;
  readonly number: (
    name: string,
    fits: (value: number) => boolean,
    problem: string,
  ) => number | undefined;
  readonly choice: <T extends string>(name: string, among: readonly T[]) => T | undefined;
  /** Says that a field does not fit the others. */
  readonly refuse: (name: string, problem: string) => void;
}

export function reading(typed: TypedFields): Reading {
  const problems: Record<string, string> = {};
  const textOf = (name: string): string => (typed[name] ?? '').trim();
  const bad = (name: string, problem: string): undefined => {
    problems[name] ??= problem;
    return undefined;
  };
  const given = (name: string): string | undefined => {
    const text = textOf(name);
    return text === '' ? bad(name, 'Fill this in.') : text;
  };
  const number: Reading['number'] = (name, fits, problem) => {
    const text = given(name);
    if (text === undefined) return undefined;
    const value = typedNumber(text);
    return value !== undefined && fits(value) ? value : bad(name, problem);
  };
  return {
    problems,
    isEmpty: (name) => textOf(name) === '',
    price(name) {
      const text = given(name);
      return text === undefined ? undefined : (typedPrice(text) ?? bad(name, NO_PRICE_TEXT));
    },
    probability(name, bounds = 'open') {
      const least = bounds === 'open' ? (v: number) => v > 0 : (v: number) => v >= 0;
      const value = number(
        name,
        (v) => least(v) && v < 100,
        bounds === 'open'
          ? 'A chance is more than 0 and less than 100 percent.'
          : 'This is at least 0 and less than 100 percent.',
      );
      return value === undefined ? undefined : value / 100;
    },
    money: (name) =>
      number(
        name,
        (v) => v > 0 && v <= MOST_MONEY,
        'An amount in dollars, more than 0 and at most 10 million.',
      ),
    number,
    choice(name, among) {
      const text = given(name);
      if (text === undefined) return undefined;
      return among.find((one) => one === text) ?? bad(name, 'Choose one of the list.');
    },
    refuse: (name, problem) => void bad(name, problem),
  };
}

/**
 * The outcome of a calculator: its work if every field could be read, else the problems. Inputs that are right one by one but
 * impossible together (an InputError) are the problem of the field `blame`.
 */
export function outcomeRead(
  { problems }: Reading,
  blame: string,
  work: () => WorkedTool | undefined,
): ToolOutcome {
  const wrong = (): ToolOutcome => ({ ok: false, problems: { ...problems } });
  if (Object.keys(problems).length > 0) return wrong();
  try {
    const worked = work();
    return worked && Object.keys(problems).length === 0 ? { ok: true, worked } : wrong();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      ok: false,
      problems: { [blame]: 'These numbers do not fit together. Check them once more.' },
    };
  }
}

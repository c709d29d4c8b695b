import type { GoalOrigin, MarginOrigin, Origin } from '#domain/game/origin.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { Consensus } from '#domain/prices/market.ts';
import type { Given } from '../inputs.ts';

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null;

function given(of: Given, name: string): Given {
  const value = of[name];
  if (!isObject(value)) throw new InputError(`The origin has no ${name}`);
  return value;
}

/** The finite numbers of these names. */
function numbers<Name extends string>(of: Given, ...names: Name[]): Record<Name, number> {
  return Object.fromEntries(
    names.map((name) => {
      const value = of[name];
      if (typeof value !== 'number' || !Number.isFinite(value))
        throw new InputError(`The origin's ${name} is no number`);
      return [name, value];
    }),
  ) as Record<Name, number>;
}

function marketOf({ win, spread, total }: Given): Pick<Consensus, 'win' | 'spread' | 'total'> {
  const line = (of: unknown) => (isObject(of) ? numbers(of, 'line', 'share') : undefined);
  return {
    ...(isObject(win) && { win: numbers(win, 'home', 'draw', 'away') }),
    spread: line(spread),
    total: line(total),
  };
}

const pooledOf = (of: Given): Pick<Origin, 'market' | 'weights'> => ({
  ...(isObject(of.market) && { market: marketOf(of.market) }),
  weights: numbers(given(of, 'weights'), 'close', 'own', 'margin', 'total'),
});

const marginOf = (of: Given): MarginOrigin => ({
  kind: 'margin',
  parts: numbers(
    given(of, 'parts'),
    'home',
    'away',
    'advantage',
    'homeStarter',
    'awayStarter',
    'circumstances',
    'slot',
  ),
  ...numbers(of, 'variance', 'slope', 'scale', 'scoreSd'),
  total: numbers(given(of, 'total'), 'mean', 'bias', 'scoreSd'),
  ...pooledOf(of),
});

const goalsOf = (of: Given): GoalOrigin => ({
  kind: 'goals',
  lead: numbers(given(of, 'lead'), 'advantage', 'home', 'away', 'stakes'),
  pace: numbers(given(of, 'pace'), 'league', 'home', 'away', 'lateness'),
  ...numbers(of, 'variance', 'rho', 'easing'),
  ...pooledOf(of),
});

/** A recipe's origin, JSON of a page or of the ledger. Throws a RangeError that names what is missing. */
export function readOrigin(of: Given): Origin {
  if (of.kind === 'margin') return marginOf(of);
  if (of.kind === 'goals') return goalsOf(of);
  throw new InputError(`An origin of kind ${String(of.kind)} is not known`);
}

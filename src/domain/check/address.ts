import { STAT_NAMES } from '../players/statNames.ts';
import {
  type AskedCheck,
  type AskedLeg,
  CHECK_MARKETS,
  CHECK_METHODS,
  CHECK_SIDES,
  FARTHEST_LINE,
} from './asked.ts';
import { MOST_LEGS } from './checkParlay.ts';
import { MARK, VERSION } from './legText.ts';

const LONGEST_NAME = 80;
/** A number as we write one, within bounds; undefined for everything else. */
function numberIn(text: string | undefined, most: number): number | undefined {
  if (text === undefined || !/^-?\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  const value = Number(text) + 0;
  return Math.abs(value) <= most ? value : undefined;
}

const MOST_NUMBER = 2 ** 31 - 1;

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((value) => value === text);

function named(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    const name = decodeURIComponent(text);
    return name.length > 0 && name.length <= LONGEST_NAME ? name : undefined;
  } catch {
    return undefined;
  }
}

/** A stat that readers can see. */
function statIn(text: string | undefined): string | undefined {
  const stat = named(text);
  return stat !== undefined && Object.hasOwn(STAT_NAMES, stat) ? stat : undefined;
}

const american = (text: string | undefined): number | undefined => {
  const price = numberIn(text, 1_000_000);
  return price !== undefined && Number.isInteger(price) && Math.abs(price) >= 100
    ? price
    : undefined;
};

/** A leg from its text; undefined for what is none. A value that cannot be read makes the leg none, but for a price. */
export function readLeg(text: string): AskedLeg | undefined {
  const [contest = '', marketText, sideText = '', ...rest] = text.split(MARK);
  const [, kind, id] = /^(g(?=[1-9])|e)(-?[1-9]\d{0,9})$/.exec(contest) ?? [];
  const number = Number(id);
  const market = oneOf(CHECK_MARKETS, marketText);
  const side = oneOf(CHECK_SIDES, sideText);
  if (!kind || !(Math.abs(number) <= MOST_NUMBER) || !market || (sideText !== '' && !side))
    return undefined;
  const marked = new Map(rest.map((part) => [part.slice(0, 1), part.slice(1)]));
  const values = {
    part: named(marked.get('b')),
    line: numberIn(marked.get('l'), FARTHEST_LINE),
    method: oneOf(CHECK_METHODS, marked.get('m')),
    round: numberIn(marked.get('r'), 15),
    lost: numberIn(marked.get('x'), 2),
    entrant: named(marked.get('n')),
    stat: statIn(marked.get('s')),
    places: numberIn(marked.get('t'), 100),
  };
  const price = american(marked.get('p'));
  const unread = [...marked.keys()].filter((mark) => mark !== 'p').length;
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  if (given.length !== unread) return undefined;
  return {
    ...(kind === 'g' ? { game: number } : { event: number }),
    market,
    ...(side && { side }),
    ...Object.fromEntries(given),
    ...(price !== undefined && { price }),
  };
}

/** What is read of an address: the part of `URLSearchParams` that is needed here. */
export interface AddressFields {
  has(name: string): boolean;
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/** The check that an address holds; undefined for none, for another version, and for one that cannot be read whole. */
export function askedInAddress(search: AddressFields): AskedCheck | undefined {
  const texts = search.getAll('leg');
  if (search.get('v') !== VERSION || texts.length === 0 || texts.length > MOST_LEGS)
    return undefined;
  const legs = texts.flatMap((text) => readLeg(text) ?? []);
  if (legs.length < texts.length) return undefined;
  const price = american(search.get('price') ?? undefined);
  return { legs, ...(price !== undefined && { price }) };
}

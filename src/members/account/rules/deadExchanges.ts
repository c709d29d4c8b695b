interface DeadExchange {
  readonly exchanges: readonly string[];
  /** The area codes it is true of; all of them if absent. */
  readonly areas?: readonly string[];
  readonly why: string;
  readonly source: string;
}

/** Industry guidelines for exchanges (central office codes), which all of +1 follows. */
const GUIDELINES = 'ATIS-0300051, Central Office Code (NXX) Assignment Guidelines (COCAG)';
/**
 * Carriers' tariffs of the 1980s and 1990s; no list of today is public, so only the area codes of that time are here. Looked for
 * again on 2026-11-27 and not confirmed by any text at hand: whoever has such a number and is a person, is to be let in here.
 */
const TARIFFS = 'tariffs for information services, as carriers’ blocking options list them';

/** Exchanges without a person's phone. To text one costs money, at pay-per-call numbers the most. */
export const DEAD_EXCHANGES: readonly DeadExchange[] = [
  { exchanges: ['976'], why: 'pay-per-call: the caller pays the provider', source: GUIDELINES },
  {
    exchanges: ['540', '550', '970'],
    areas: ['212', '315', '516', '518', '607', '716', '718', '914'],
    why: 'pay-per-call in New York',
    source: TARIFFS,
  },
  {
    exchanges: ['550', '920', '940'],
    areas: ['413', '508', '617'],
    why: 'pay-per-call in Massachusetts',
    source: TARIFFS,
  },
  {
    exchanges: ['556'],
    areas: ['215', '412', '717', '814'],
    why: 'pay-per-call in Pennsylvania',
    source: TARIFFS,
  },
  { exchanges: ['700'], why: 'tests of the long-distance carrier', source: GUIDELINES },
  { exchanges: ['950'], why: 'access to carriers', source: GUIDELINES },
  { exchanges: ['958', '959'], why: 'tests of the network', source: GUIDELINES },
];

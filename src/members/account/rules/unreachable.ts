/**
 * What the digits of a North American number say that libphonenumber does not: exchanges nobody has a phone in, and area codes
 * newer than its tables. Compared on this day; `npm run doctor` says when a year has passed. How: docs/operations.md, "Phone numbers change hands".
 */
export const NUMBERS_AS_OF = '2026-11-26';

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

/** Fiction (555-0100 to 555-0199), directory assistance (555-1212) and numbers given to nobody (ATIS-0300115, closed 2016). */
export const FICTION = '555';

interface NewArea {
  readonly area: string;
  readonly place: string;
  /** The first day it was given to customers, UTC. */
  readonly since: string;
  /** Who said so. */
  readonly source: string;
}

/** Area codes in service that libphonenumber-js 1.13.16 does not know. A test says when it does, so that the line can go. */
export const NEW_AREAS: readonly NewArea[] = [
  { area: '357', place: 'California, with 559', since: '2025-03-26', source: 'CPUC' },
  { area: '436', place: 'Ohio, with 440', since: '2024-03-01', source: 'PUCO' },
  { area: '457', place: 'Louisiana, with 318', since: '2025-09-25', source: 'LPSC' },
  { area: '471', place: 'Mississippi, with 662', since: '2026-01-30', source: 'Mississippi PSC' },
  { area: '483', place: 'Alabama, with 334', since: '2026-02-23', source: 'Alabama PSC' },
  { area: '624', place: 'New York, with 716', since: '2023-09-11', source: 'New York DPS' },
  { area: '679', place: 'Michigan, with 313', since: '2025-11-07', source: 'Michigan PSC' },
  { area: '729', place: 'Tennessee, with 423', since: '2025-09-05', source: 'Tennessee PUC' },
  { area: '837', place: 'California, with 530', since: '2025-01-31', source: 'CPUC' },
  { area: '861', place: 'Illinois, with 309', since: '2023-02-24', source: 'ICC' },
  { area: '924', place: 'Minnesota, with 507', since: '2024-09-30', source: 'Minnesota PUC' },
];

/**
 * Whether an area code can become a place's: never with a 9 in the middle (for longer numbers), two equal digits at the end
 * (services), 37 or 96 in front (reserved), or in a series of services: 456, 600, 700, 710, 822, 880 to 889 (nanpa.com).
 */
export const canBePlace = (area: string): boolean =>
  /^[2-9][0-8]\d$/.test(area) &&
  !/^.(\d)\1$|^37|^96|^456$|^5(?:2[1-9]|3[23]|44|66|77|88)$|^[67]00$|^710$|^822$|^88\d$/.test(area);

/** Whether an exchange is one without a person's phone. */
export const isDeadExchange = (area: string, exchange: string): boolean =>
  DEAD_EXCHANGES.some(
    ({ exchanges, areas }) => exchanges.includes(exchange) && (areas?.includes(area) ?? true),
  );

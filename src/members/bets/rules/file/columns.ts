/** Columns of a bets file, in order; the required ones first. */
const NEEDED_COLUMNS = ['date', 'event', 'market', 'pick', 'price', 'stake'] as const;
export const CSV_COLUMNS = [
  ...NEEDED_COLUMNS,
  'line',
  'book',
  'league',
  'start',
  'result',
  'bonus',
  'id',
  'gameId',
  'home',
  'away',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** A row by column; missing columns are absent. */
export type BetCells = Readonly<Partial<Record<CsvColumn, string>>>;

/** Columns that only our own downloads have: computed anew, so there is nothing to read. */
export const OWN_COLUMNS = [
  'outcome',
  'gradedBy',
  'profit',
  'closingProbability',
  'closingValue',
  'correctedAt',
] as const;

/** What books' histories and bet trackers call our columns, the surest first; letters and digits only. */
const NAMES: Readonly<Record<CsvColumn, readonly string[]>> = {
  date: [
    'date',
    'dateplaced',
    'placed',
    'placedat',
    'placedon',
    'betdate',
    'placeddate',
    'dateplacedet',
    'timeplaced',
    'datetime',
    'dateandtime',
    'wagerdate',
    'takenat',
    'createdat',
    'transactiondate',
    'timeplacediso',
    'time',
    'day',
  ],
  event: [
    'event',
    'eventname',
    'game',
    'match',
    'matchup',
    'fixture',
    'contest',
    'teams',
    'betdescription',
    'description',
    'betinfo',
    'betname',
    'name',
    'details',
  ],
  market: [
    'market',
    'markettype',
    'marketname',
    'bettype',
    'wagertype',
    'betmarket',
    'typeofbet',
    'type',
  ],
  pick: [
    'pick',
    'selection',
    'selectionname',
    'betselection',
    'yourpick',
    'side',
    'choice',
    'play',
    'team',
    'wager',
    'bet',
  ],
  price: [
    'price',
    'odds',
    'americanodds',
    'oddsamerican',
    'oddsus',
    'usodds',
    'betodds',
    'oddstaken',
    'pricetaken',
    'decimalodds',
    'oddsdecimal',
    'decimalprice',
    'fractionalodds',
    'oddsfractional',
  ],
  stake: [
    'stake',
    'risk',
    'wageramount',
    'betamount',
    'stakeamount',
    'riskamount',
    'amount',
    'amountwagered',
    'wagered',
    'staked',
    'atrisk',
    'totalstake',
    'totalwager',
    'betsize',
    'cost',
  ],
  line: ['line', 'handicap', 'points', 'point', 'spreadline', 'hdp', 'spread'],
  book: ['book', 'sportsbook', 'bookmaker', 'bookie', 'operator', 'site'],
  league: ['league', 'leaguename', 'leagues', 'competition', 'sport', 'sportname', 'sports'],
  start: [
    'start',
    'starttime',
    'eventstart',
    'eventstartdate',
    'eventdate',
    'eventtime',
    'gamedate',
    'gametime',
    'matchdate',
    'kickoff',
    'startdate',
    'commencetime',
  ],
  result: [
    'result',
    'betresult',
    'outcome',
    'winloss',
    'winlose',
    'wl',
    'settlement',
    'betoutcome',
    'grade',
    'betstatus',
    'status',
    'state',
  ],
  bonus: [
    'bonus',
    'bonusbet',
    'isbonus',
    'isbonusbet',
    'bonusbets',
    'freebet',
    'isfreebet',
    'freebets',
    'promo',
    'free',
  ],
  id: ['id'],
  gameId: ['gameid'],
  home: ['home', 'hometeam', 'homename'],
  away: ['away', 'awayteam', 'awayname', 'visitor'],
};

/** Names of a column that says event and pick in one text, as trackers write them. */
const DESCRIPTIONS: readonly string[] = [
  'betinfo',
  'betdescription',
  'description',
  'details',
  'betname',
];

/** "Bet Amount ($)" and "bet_amount" are one name; a unit in brackets does not count. */
const plainName = (header: string): string =>
  header
    .replaceAll(/\((?:\$|usd|us\$|american|decimal|us|fractional)\)/gi, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A file's columns in their order, each ours once; and what nobody reads. */
export interface Head {
  readonly columns: readonly (CsvColumn | undefined)[];
  /** Headers of columns that are not read. */
  readonly unread: readonly string[];
  /** Whether the prices are named as decimal odds. */
  readonly decimal: boolean;
  /** Whether the event's column says the pick, too, which has none of its own. */
  readonly described: boolean;
}

/** Which of our columns a line of names has. */
export function headOf(headers: readonly string[]): Head {
  const names = headers.map(plainName);
  const isOwnFile = names.includes('gradedby');
  const own = new Set<string>(isOwnFile ? OWN_COLUMNS.map(plainName) : []);
  const columns: (CsvColumn | undefined)[] = headers.map(() => undefined);
  for (const column of CSV_COLUMNS) {
    const at = NAMES[column]
      .filter((name) => !own.has(name))
      .map((name) => names.findIndex((each, index) => each === name && !columns[index]))
      .find((index) => index >= 0);
    if (at !== undefined) columns[at] = column;
  }
  const price = headers[columns.indexOf('price')] ?? '';
  return {
    columns,
    unread: headers.filter(
      (header, at) => !columns[at] && header.trim() !== '' && !own.has(names[at] ?? ''),
    ),
    decimal: /decimal/i.test(price),
    described:
      !columns.includes('pick') && DESCRIPTIONS.includes(names[columns.indexOf('event')] ?? ''),
  };
}

/** The required columns that are missing; two named sides are an event, too. */
export const missingColumns = ({ columns, described }: Head): readonly CsvColumn[] =>
  NEEDED_COLUMNS.filter(
    (column) =>
      !columns.includes(column) &&
      !(column === 'pick' && described) &&
      !(column === 'event' && columns.includes('home') && columns.includes('away')),
  );

import {
  type Moneyline,
  moneylineOf,
  readSpread,
  type Spread,
  spreadQuote,
  type Total,
  totalQuote,
} from '../reading/markets.ts';
import type { BovadaCompetitor, BovadaEvent, BovadaMarket, BovadaOutcome } from './schema.ts';

/**
 * A handicap or total as Bovada writes it. A quarter line (−0.75) may come as two neighboring half lines, in one
 * text ("-0.5,-1.0", "0.5/1.0") or in two fields (`handicap`, `handicap2`): the line between them.
 */
function readHandicap(price: BovadaOutcome['price']): number | undefined {
  const { handicap, handicap2 } = price ?? {};
  const parts = typeof handicap === 'string' ? handicap.trim().split(/\s*[,/]\s*|\s+/) : [handicap];
  const lines = (handicap2 === undefined ? parts : [...parts, handicap2]).map(readSpread);
  const [first, second] = lines;
  if (first === undefined || lines.length > 2) return undefined;
  if (lines.length === 1 || first === second) return first;
  if (second === undefined || Math.abs(first - second) !== 0.5) return undefined;
  return (first + second) / 2;
}

/** Bovada's codes of the main markets: two-way and three-way winner, handicap, over/under. */
export type MarketKey = '2W-12' | '3W-1X2' | '2W-HCAP' | '2W-OU';

const isOpen = (status: string | undefined): boolean => status === undefined || status === 'O';

const WHOLE = /^(game|match|fight|bout)$/i;
const REGULATION = /^regulation( time)?$/i;
const PART = /half|quarter|period|inning|set|round|overtime|extra|\d(st|nd|rd|th)/i;

/** The whole contest; in soccer the ninety minutes, which its three-way prices refer to. */
function isWhole({ period }: BovadaMarket, regulation: boolean): boolean {
  if (period?.live) return false;
  const name = period?.description;
  if (name !== undefined && WHOLE.test(name)) return true;
  if (name !== undefined && REGULATION.test(name)) return regulation;
  // For an unknown name ("Full fight") the feed's own mark decides, unless the name says a part.
  return period?.main === true && !PART.test(name ?? '');
}

/** Groups that contain the main lines: "Game Lines" of a game, "Fight Lines" and the like of a bout. */
const GROUPS = { game: /^game lines$/i, bout: /^(game|match|fight|bout|main)\b/i } as const;

export interface Where {
  readonly group: keyof typeof GROUPS;
  /** True if regulation time counts as the whole contest. */
  readonly regulation: boolean;
}

/** Open markets of a kind over the whole contest, those named "Main …" first. */
export function marketsOf(
  event: BovadaEvent,
  key: MarketKey,
  { group, regulation }: Where,
): readonly BovadaMarket[] {
  const found = (event.displayGroups ?? [])
    .filter(({ description }) => GROUPS[group].test(description ?? ''))
    .flatMap(({ markets }) => markets ?? [])
    .filter((market) => market.key === key && isOpen(market.status) && isWhole(market, regulation));
  const isMain = ({ descriptionKey = '' }: BovadaMarket) => /^main\b/i.test(descriptionKey);
  return [...found.filter(isMain), ...found.filter((market) => !isMain(market))];
}

/** The first open outcome that passes a test. */
const outcomeOf = (market: BovadaMarket, picks: (outcome: BovadaOutcome) => boolean) =>
  market.outcomes?.find((outcome) => isOpen(outcome.status) && picks(outcome))?.price;

/** Outcomes reference their competitor by id; otherwise use the letter. */
const of =
  (competitor: BovadaCompetitor, letter: string) =>
  ({ competitorId, type }: BovadaOutcome): boolean =>
    competitorId !== undefined && competitor.id !== undefined
      ? competitorId === competitor.id
      : type === letter;

const typed =
  (letter: string) =>
  ({ type }: BovadaOutcome): boolean =>
    type === letter;

export interface BovadaSides {
  readonly home: BovadaCompetitor;
  readonly away: BovadaCompetitor;
}

export function readBovadaMoneyline(
  market: BovadaMarket,
  { home, away }: BovadaSides,
): Moneyline | undefined {
  return moneylineOf(
    outcomeOf(market, of(home, 'H'))?.american,
    outcomeOf(market, of(away, 'A'))?.american,
    outcomeOf(market, typed('D'))?.american,
  );
}

export function readBovadaSpread(
  market: BovadaMarket,
  { home, away }: BovadaSides,
): Spread | undefined {
  const ours = outcomeOf(market, of(home, 'H'));
  const theirs = outcomeOf(market, of(away, 'A'));
  return spreadQuote(readHandicap(ours), readHandicap(theirs), ours?.american, theirs?.american);
}

export function readBovadaTotal(market: BovadaMarket): Total | undefined {
  const over = outcomeOf(market, typed('O'));
  const under = outcomeOf(market, typed('U'));
  return totalQuote(readHandicap(over), readHandicap(under), over?.american, under?.american);
}

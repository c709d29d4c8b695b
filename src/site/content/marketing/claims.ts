/**
 * Every published marketing claim, in one place, with its source. No figure is computed. The owner replaces claims that the
 * ledger or the members do not support; computed figures are shown next to them, never mixed in.
 */
export interface Claim {
  /** Text as printed. */
  readonly text: string;
  /** The claim's source. */
  readonly origin: string;
  /** True if our practice or counts support it. */
  readonly supported?: true | undefined;
  /** Another claim it contradicts, by key. */
  readonly contradicts?: string | undefined;
}

const SPEC = 'static marketing text of the product specification; no data of ours supports it';
const claim = (text: string, contradicts?: string): Claim => ({ text, origin: SPEC, contradicts });
const fact = (text: string, origin: string, contradicts?: string): Claim => ({
  text,
  origin,
  supported: true,
  contradicts,
});

export const CLAIMS = {
  winRate: claim('67.3%', 'accuracy'),
  winRateRounded: claim('67%'),
  units: claim('+15.2'),
  picks: claim('10,247'),
  picksRounded: claim('10K+'),
  roi: claim('8.4%'),
  transparent: claim('100%'),
  rating: claim('4.9/5 from 2,500+ members'),
  price: fact(
    '$19.95/month',
    'the price of Premium that is charged (src/members/billing/rules/plans.ts)',
  ),
  freeForever: fact('100% Free Forever', 'every prediction is read without paying'),
  guarantee: fact(
    '30-day money-back guarantee',
    'the account page gives back a first purchase (src/domain/product/guarantee.ts)',
  ),
  cancelAnytime: fact('Cancel anytime', 'the account page cancels in one click'),
  noSignup: fact('No signup needed', 'reading needs no account'),
  accuracy: claim('95.2%', 'winRate'),
  activeUsers: claim('50k+'),
  analysisTime: claim('under 5 minutes'),
  updates: claim('24/7'),
  voiceLine: {
    text: 'Picks by phone, at any hour',
    origin:
      'the subscription’s offer in the product specification; the page says "later" until the owner turns the voice line on',
  },
} as const satisfies Readonly<Record<string, Claim>>;

/** A row of the static tables of the record; rates in %. A figure that nobody claims is absent. */
export interface ClaimedRow {
  /** A sport as its page names it, or a month as in "Nov 2026". */
  readonly label: string;
  readonly wins?: number | undefined;
  readonly losses?: number | undefined;
  readonly winRate: number;
  readonly roi?: number | undefined;
  readonly units: number;
}

const figure = ({ text }: Claim): number => Number.parseFloat(text);

/** The claimed totals as a row. */
export const CLAIMED_TOTAL: ClaimedRow = {
  label: 'All sports',
  winRate: figure(CLAIMS.winRate),
  roi: figure(CLAIMS.roi),
  units: figure(CLAIMS.units),
};

/**
 * The specification names the columns of its tables by sport and by month, but no figures. We invent none: the owner's entries
 * here are shown as claims, next to the ledger's count.
 */
export const CLAIMED_BY_SPORT: readonly ClaimedRow[] = [];
export const CLAIMED_BY_MONTH: readonly ClaimedRow[] = [];

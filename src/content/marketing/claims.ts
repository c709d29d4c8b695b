/**
 * Every published marketing claim, in one place, with where it comes from.
 * None is computed. The owner replaces what the ledger or the members do not support;
 * figures computed from the ledger are shown beside them, never mixed in.
 */
export interface Claim {
  /** As it is printed. */
  readonly text: string;
  /** Who says so. */
  readonly origin: string;
  /** Another claim it contradicts, by key. */
  readonly contradicts?: string | undefined;
}

const SPEC = 'static marketing text of the product specification; no data of ours supports it';
const claim = (text: string, contradicts?: string): Claim => ({ text, origin: SPEC, contradicts });

export const CLAIMS = {
  winRate: claim('67.3%'),
  winRateRounded: claim('67%'),
  units: claim('+15.2'),
  picks: claim('10,247'),
  picksRounded: claim('10K+'),
  roi: claim('8.4%'),
  transparent: claim('100%'),
  rating: claim('4.9/5 from 2,500+ members'),
  price: claim('$19.95/month', 'freeForever'),
  freeForever: claim('100% Free Forever', 'price'),
  guarantee: claim('30-day money-back guarantee', 'noRefunds'),
  noRefunds: claim('no refunds', 'guarantee'),
  cancelAnytime: claim('Cancel anytime'),
} as const satisfies Readonly<Record<string, Claim>>;

import { signed } from '#domain/numbers/numbers.ts';
import { CLAIMS, type Claim } from './claims.ts';
import { isOn } from './isOn.ts';

/** The headline figures of the subscribe page: claims. */
export const HEADLINE: readonly { readonly label: string; readonly claim: Claim }[] = [
  { label: 'win rate', claim: CLAIMS.winRateRounded },
  { label: 'predictions', claim: CLAIMS.picksRounded },
  { label: 'ROI units', claim: CLAIMS.units },
  { label: 'transparent', claim: CLAIMS.transparent },
];

/** The ledger's counts for the same figures. */
export function countedText(counted: {
  readonly totalPredictions: number;
  readonly winRate: number | undefined;
  readonly units: number | undefined;
}): string {
  const { totalPredictions, winRate, units } = counted;
  if (totalPredictions === 0) return 'Counted from the ledger: no pick graded yet.';
  const parts = [
    `${totalPredictions.toLocaleString('en-US')} graded`,
    ...(winRate === undefined ? [] : [`${winRate.toFixed(1)}% of the moneyline picks won`]),
    ...(units === undefined ? [] : [`${signed(units, 1)} units`]),
  ];
  return `Counted from the ledger: ${parts.join(', ')}.`;
}

export interface PlanFeature {
  readonly title: string;
  readonly text: string;
  /** Not open yet: the page says so. */
  readonly later?: boolean;
}

/** What a subscription contains; a channel that is off in the build's environment is not open yet. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  {
    title: 'The whole website',
    text: 'Every league and sport, with prices, distributions and the analyzer. What is published today can be read without a subscription too.',
  },
  {
    title: 'Daily picks by SMS',
    text: 'Once a day, by text, notification or e-mail, and alerts for the prices you name. Only if you ask for it.',
    later: !isOn('SIMCAST_SMS_PICKS'),
  },
  {
    title: CLAIMS.voiceLine.text,
    text: 'A voice line reads out the day’s picks.',
    later: !isOn('SIMCAST_VOICE_LINE'),
  },
  {
    title: 'Cancel anytime',
    text: 'One click under your account. Access stays until the end of the cycle you have paid.',
  },
];

/** The two conflicting statements about refunds: the guarantee, and the Terms. */
export const GUARANTEE = {
  title: CLAIMS.guarantee.text,
  text: `The Terms of Service state ${CLAIMS.noRefunds.text}. If you want your money back within 30 days of a first purchase, call us before you do anything else.`,
};

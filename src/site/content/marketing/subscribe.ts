import { percent, signed } from '#domain/numbers/numbers.ts';
import { NONE_GRADED } from '#domain/words/noneGraded.ts';
import { CLAIMS, type Claim } from './claims.ts';
import { isOn } from './isOn.ts';

/** The headline figures of the subscribe page: claims. */
export const HEADLINE: readonly { readonly label: string; readonly claim: Claim }[] = [
  { label: 'win rate', claim: CLAIMS.winRateRounded },
  { label: 'predictions', claim: CLAIMS.picksRounded },
  { label: 'ROI units', claim: CLAIMS.units },
  { label: 'transparent', claim: CLAIMS.transparent },
];

interface Counted {
  readonly totalPredictions: number;
  readonly winRate: number | undefined;
  readonly units: number | undefined;
}

/** The ledger's own figures in the same places. */
export function countedHeadline({ totalPredictions, winRate, units }: Counted) {
  const value = (figure: string | undefined) =>
    totalPredictions > 0 && figure !== undefined ? figure : NONE_GRADED;
  return [
    { label: 'win rate', value: value(winRate === undefined ? undefined : percent(winRate, 1)) },
    { label: 'graded predictions', value: value(totalPredictions.toLocaleString('en-US')) },
    { label: 'units', value: value(units === undefined ? undefined : signed(units, 1)) },
    { label: 'on a public ledger', value: 'Every pick' },
  ];
}

/** The ledger's counts for the same figures. */
export function countedText(counted: Counted): string {
  const { totalPredictions, winRate, units } = counted;
  if (totalPredictions === 0) return 'Counted from the ledger: no pick graded yet.';
  const parts = [
    `${totalPredictions.toLocaleString('en-US')} graded`,
    ...(winRate === undefined ? [] : [`${winRate.toFixed(1)}% of the moneyline picks won`]),
    ...(units === undefined ? [] : [`${signed(units, 1)} units`]),
  ];
  return `Counted from the ledger: ${parts.join(', ')}.`;
}

interface PlanFeature {
  readonly title: string;
  readonly text: string;
  /** Not open yet: the page says so. */
  readonly later?: boolean;
}

/** What a subscription contains, first what only members have; a channel that is off in the build's environment is not open yet. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  {
    title: 'Daily picks by SMS',
    text: 'The bets worth taking, once a day, by text, notification or e-mail, at the hour you choose. Only if you ask for it.',
    later: !isOn('SIMCAST_SMS_PICKS'),
  },
  {
    title: 'Alerts you set',
    text: 'Choose a price, a line or a return on any game. We tell you once, when it is there.',
  },
  {
    title: CLAIMS.voiceLine.text,
    text: 'A voice line reads out the day’s picks.',
    later: !isOn('SIMCAST_VOICE_LINE'),
  },
  {
    title: 'Your day on one screen',
    text: 'Your teams’ games, the bets worth taking, what moved since this morning, and the results of what we sent you.',
  },
  {
    title: 'The whole website',
    text: `Every league and sport, with odds and the analyzer. Reading it is ${CLAIMS.freeForever.text.toLowerCase()}, for everybody.`,
  },
  {
    title: 'Cancel anytime',
    text: 'One click in your account. You keep access until the end of the month or year you paid for.',
  },
];

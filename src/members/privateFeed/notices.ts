import { easternDate, easternDayRange } from '#domain/time/time.ts';
import { accountMoment } from '#members/billing/rules/accountText.ts';
import { SITE } from '#site';

/** What stands in a feed before prices, or in their place. */
export interface FeedNotice {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** ISO 8601. Constant while the notice lasts, so that no reader shows it twice. */
  readonly at: string | undefined;
}

/** Says that no price is worth taking, the normal state: one item a day of New York. */
export function nothingPays(now: Date): FeedNotice {
  const day = easternDate(now);
  return {
    key: `nothing-${day}`,
    title: 'No bet worth making right now',
    text: 'That is normal. This feed changes when a price becomes worth taking.',
    path: '/predictions',
    at: easternDayRange(day).from,
  };
}

export const NOT_PAID: FeedNotice = {
  key: 'not-paid',
  title: 'Your subscription has ended',
  text: 'This feed is part of Premium. It starts again at this address when you subscribe again.',
  path: '/subscribe',
  at: undefined,
};

export const shutOutNotice = (until: string): FeedNotice => ({
  key: 'shut-out',
  title: 'You are on a break from picks and prices',
  text: `It lasts until ${accountMoment(until)}. If you want to talk to someone, call ${SITE.helpLine}: free, confidential, at any hour.`,
  path: '/responsible-gambling',
  at: undefined,
});

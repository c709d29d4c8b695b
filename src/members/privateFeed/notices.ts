import { easternDate, easternDayRange } from '#domain/time/time.ts';
import { momentText } from '#members/billing/rules/accountText.ts';
import { SITE } from '#site';

/** Replaces prices in a feed. */
export interface Notice {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** ISO 8601. Constant while the notice lasts, so that no reader shows it twice. */
  readonly at: string | undefined;
}

/** Says that no price is worth taking, the normal state: one item per New York day. */
export function nothingPays(now: Date): Notice {
  const day = easternDate(now);
  return {
    key: `nothing-${day}`,
    title: 'No price beats our figures right now',
    text: 'Most of the time none does. This feed is looked at anew with every refresh of the prices.',
    path: '/predictions',
    at: easternDayRange(day).from,
  };
}

export const NOT_PAID: Notice = {
  key: 'not-paid',
  title: 'Your subscription has ended',
  text: 'This feed is part of it. It starts again, at this address, when you subscribe again.',
  path: '/subscribe',
  at: undefined,
};

export const shutOut = (until: string): Notice => ({
  key: 'shut-out',
  title: 'You have taken a break from picks and prices',
  text: `It lasts until ${momentText(until)}. If you want to talk to someone, call ${SITE.helpLine}: free, confidential, at any hour.`,
  path: '/responsible-gambling',
  at: undefined,
});

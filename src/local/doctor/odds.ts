import { creditsAMonth } from '#domain/operation/oddsBudget.ts';
import { ODDS_FEED_NAMES, type OddsFeedState } from '#domain/operation/oddsFeeds.ts';
import { keyedFeedsOf } from '#feeds/joined/oddsFeeds.ts';
import type { Environment } from '#wiring';
import { type DoctorFinding, missing, ok, unchecked } from './finding.ts';

const count = new Intl.NumberFormat('en-US');

/** A usual evening: three leagues for fourteen hours, a reading each quarter of an hour. */
const USUAL = { leagues: 3, hoursADay: 14, everyMinutes: 15 } as const;

/** What the settings of feeds of many books allow, and how the feeds last answered. */
export function checkOdds(
  environment: Environment,
  states: readonly OddsFeedState[] | undefined = [],
): readonly DoctorFinding[] {
  try {
    const feeds = keyedFeedsOf(environment, 'doctor');
    if (feeds.length === 0) {
      return [
        unchecked(
          'No feed of many books is on: neither THE_ODDS_API_KEY nor PROPLINE_API_KEY is set.',
        ),
      ];
    }
    return feeds.flatMap(({ feed, perDay, perMonth, renewal }): readonly DoctorFinding[] => {
      const name = ODDS_FEED_NAMES[feed.id];
      const usual = creditsAMonth({ ...USUAL, creditsAReading: feed.cost });
      const allowed = perDay === undefined ? perMonth : 30 * perDay;
      const state = states.find((one) => one.feed === feed.id);
      const left =
        state?.remaining === undefined
          ? ''
          : ` It said last that ${count.format(state.remaining)} are left.`;
      const plan =
        allowed === undefined
          ? `as much as it says is left, spread over the ${renewal}`
          : `about ${count.format(allowed)} a month`;
      const found = [
        ok(
          `${name} may cost ${plan}; three leagues read every 15 minutes for 14 hours a day cost ${count.format(usual)}.${left}`,
        ),
      ];
      if (state?.trouble === 'wrongKey') {
        return [
          ...found,
          missing(
            `${name} does not accept the key: set it anew. It is asked again within an hour.`,
          ),
        ];
      }
      if (state?.trouble === 'spent') {
        return [
          ...found,
          missing(
            `${name} has no credits left: take a larger plan, or wait for the next ${renewal}.`,
          ),
        ];
      }
      return found;
    });
  } catch (error) {
    return [
      missing(error instanceof Error ? error.message : 'The feeds of many books are not set up.'),
    ];
  }
}

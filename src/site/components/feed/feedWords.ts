import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { counted } from '#domain/words/counted.ts';

interface Held {
  /** Every team league if left out. */
  readonly league: League | undefined;
  readonly sample: boolean;
  /** Items in the feed. */
  readonly shown: number;
  /** Games that could be items. */
  readonly open: number;
}

/** A feed's name, following the site's. */
export const feedName = (league: League | undefined): string =>
  league === undefined ? 'Predictions of all team leagues' : `${LEAGUES[league].name} predictions`;

/** What a feed contains, and what it does not. */
export function feedDescription({ league, sample, shown, open }: Held): string {
  const rest =
    league === undefined ? '; each league has its own feed' : '; the rest are on the league’s page';
  const sentences = [
    ...(sample ? ['Sample games with sample odds.'] : []),
    shown < open
      ? `The next ${shown} of ${counted(open, 'game')} to come${rest}.`
      : 'Games to come.',
    ...(league === undefined ? ['Individual sports have calendars instead.'] : []),
  ];
  return sentences.join(' ');
}

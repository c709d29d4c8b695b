import { LEAGUES, type League } from '#domain/leagues/league.ts';

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
    league === undefined
      ? '; each league has a feed of its own'
      : '; the league’s page has the others';
  const sentences = [
    ...(sample ? ['Sample slate: games and odds are samples.'] : []),
    shown < open
      ? `The next ${shown} of ${open.toLocaleString('en-US')} games to come${rest}.`
      : 'Games to come.',
    ...(league === undefined ? ['Individual sports are not in it: they have calendars.'] : []),
  ];
  return sentences.join(' ');
}

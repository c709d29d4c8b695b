import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { ODDS_MINUTES } from '#domain/product/limits.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** The specification's five minutes between two readings of the odds. */
const seconds = 60 * ODDS_MINUTES;

/** Prices by feed. */
export const ODDS = [
  rendered(PLAIN_GETS.oddsEspn, () => ({ key: ANSWER_KEYS.odds('espn'), seconds })),
  rendered(PLAIN_GETS.oddsBovada, () => ({ key: ANSWER_KEYS.odds('bovada'), seconds })),
] as const;

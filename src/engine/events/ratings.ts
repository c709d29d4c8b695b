import { initialFightRatings } from '../fights/fitted.ts';
import type { FightRatings } from '../fights/ratingTypes.ts';
import { initialGolf } from '../golf/fitted.ts';
import type { GolfRatings } from '../golf/ratings.ts';
import { initialRacing } from '../racing/fitted.ts';
import type { RacingRatings } from '../racing/ratings.ts';
import { fittedTennis } from '../tennis/fitted.ts';
import type { TennisRatings } from '../tennis/ratings.ts';

/** The ratings that events of individual sports are simulated from. */
export interface EventRatings {
  readonly fights: Readonly<Record<'UFC' | 'Boxing', FightRatings>>;
  readonly tennis: Readonly<Record<'ATP' | 'WTA', TennisRatings>>;
  readonly golf: GolfRatings;
  /** The Cup's ratings serve all three NASCAR series. */
  readonly racing: Readonly<Record<'F1' | 'NASCAR', RacingRatings>>;
}

/** The ratings at the end of the committed fits. */
export const initialEventRatings = (): EventRatings => ({
  fights: { UFC: initialFightRatings('UFC'), Boxing: initialFightRatings('Boxing') },
  tennis: { ATP: fittedTennis('ATP'), WTA: fittedTennis('WTA') },
  golf: initialGolf(),
  racing: { F1: initialRacing('F1'), NASCAR: initialRacing('NASCAR-Cup') },
});

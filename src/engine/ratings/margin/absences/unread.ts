import type { Matchup } from '../../game.ts';
import type { MarginForecast } from '../forecast.ts';
import type { MarginParams } from '../params.ts';

type Lists = Pick<Matchup, 'homeOut' | 'awayOut'>;

const unreadSides = ({ homeOut, awayOut }: Lists): number =>
  [homeOut, awayOut].filter((out) => out === undefined).length;

/** A forecast widened by the variance that an unread list leaves. */
export const widenedForecast = (
  { mean, variance }: MarginForecast,
  { unreadVariance = 0 }: Pick<MarginParams, 'unreadVariance'>,
  lists: Lists,
): MarginForecast => ({ mean, variance: variance + unreadVariance * unreadSides(lists) });

/** Note for a game whose lists were not read, in leagues that rate absences. */
export const listNotes = (
  { unreadVariance }: Pick<MarginParams, 'unreadVariance'>,
  lists: Lists,
): readonly string[] =>
  unreadVariance === undefined || unreadSides(lists) === 0
    ? []
    : ['No injury list was read: recent absences stand for it, with a wider range'];

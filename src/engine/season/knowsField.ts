import type { League } from '#domain/leagues/league.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/** Leagues whose rules ask for every game of the postseason; others also play bowls, or against sides from elsewhere. */
const WHOLE: readonly League[] = ['NFL', 'NBA', 'WNBA', 'MLB', 'NHL', 'MLS'];
/** Until 2021 teams of baseball played extra games for a place, which are not games of the postseason. */
const WITHOUT_EXTRA_GAMES = 2022;

/** Whether a postseason has begun whose finished games the rules must all find. */
export const knowsField = ({ league, season, postseason }: SeasonInputs): boolean =>
  postseason.home.length > 0 &&
  WHOLE.includes(league) &&
  (league !== 'MLB' || season >= WITHOUT_EXTRA_GAMES);

/**
 * Circumstances that move a game's margin, each with a coefficient in points estimated by the fit.
 *   bye a week off (rest of 13–27 days), home less away
 *   homeBackToBack the home side played yesterday (or today); awayBackToBack the away side
 *   lockedIn tenths of win share above .65 before the last game of the regular season, home less away:
 *                       starters rest
 *   absentMinutes usual minutes, beyond a substitute's, of the players who are out, home less away
 *   absentOnCourt on-court points a game of the players who are out, home less away
 * College basketball's files do not say which games are at a neutral site. These replace that fact if the source does not give
 * it:
 *   eventSecondDay November and December, both sides played yesterday: a tournament at one place
 *   eventThirdDay the same, both within two days but not both yesterday
 *   lateNovember other games from 16 November to the month's end
 *   marchYesterday March, before the postseason, one side played yesterday: a conference tournament
 *   march8, march10 other games of 8–9 and of 10–17 March
 *   postseason games of the postseason
 */
export type Situation =
  | 'bye'
  | 'homeBackToBack'
  | 'awayBackToBack'
  | 'lockedIn'
  | 'absentMinutes'
  | 'absentOnCourt'
  | 'eventSecondDay'
  | 'eventThirdDay'
  | 'lateNovember'
  | 'marchYesterday'
  | 'march8'
  | 'march10'
  | 'postseason';

import type { MarginLeague } from './league.ts';

/**
 * Circumstances that move a game's margin, each with a coefficient in points estimated by the fit.
 *   bye                 a week off (rest of 13–27 days), home less away
 *   homeBackToBack      the home side played yesterday (or today); awayBackToBack the away side
 *   lockedIn            tenths of win share above .65 before the last game of the regular season, home less away:
 *                       starters rest
 * College basketball's files do not say which games are played at a neutral site. These stand for it where the
 * source does not tell:
 *   eventSecondDay      November and December, both sides played yesterday: a tournament at one place
 *   eventThirdDay       the same, both within two days but not both yesterday
 *   lateNovember        other games from 16 November to the month's end
 *   marchYesterday      March, before the postseason, one side played yesterday: a conference tournament
 *   march8, march10     other games of 8–9 and of 10–17 March
 *   postseason          games of the postseason
 */
export type Situation =
  | 'bye'
  | 'homeBackToBack'
  | 'awayBackToBack'
  | 'lockedIn'
  | 'eventSecondDay'
  | 'eventThirdDay'
  | 'lateNovember'
  | 'marchYesterday'
  | 'march8'
  | 'march10'
  | 'postseason';

/** The circumstances each league's margin depends on. */
export const SITUATIONS: Readonly<Record<MarginLeague, readonly Situation[]>> = {
  NFL: ['bye', 'lockedIn'],
  NCAAF: [],
  NBA: ['homeBackToBack', 'awayBackToBack'],
  WNBA: ['homeBackToBack', 'awayBackToBack'],
  NHL: ['homeBackToBack', 'awayBackToBack'],
  MLB: [],
  NCAAB: [
    'eventSecondDay',
    'eventThirdDay',
    'lateNovember',
    'marchYesterday',
    'march8',
    'march10',
    'postseason',
  ],
};

/** What the circumstances are read from. */
export interface Setting {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** True where the source does not say whether the site is neutral. */
  readonly siteUnknown: boolean;
  readonly postseason: boolean;
  /** Days since each side's last game of the season; undefined before the first. */
  readonly homeRest: number | undefined;
  readonly awayRest: number | undefined;
  /** Home less away; 0 outside the last week. */
  readonly lockedIn: number;
}

const NONE: readonly number[] = [];

/** The value of each of the league's circumstances, in the order of SITUATIONS; empty where all are 0. */
export function situationsOf(league: MarginLeague, setting: Setting): readonly number[] {
  const names = SITUATIONS[league];
  if (names.length === 0) return NONE;
  const values = league === 'NCAAB' ? venue(setting) : schedule(setting);
  const listed = names.map((name) => values[name] ?? 0);
  return listed.every((value) => value === 0) ? NONE : listed;
}

type Values = Readonly<Partial<Record<Situation, number>>>;

/** A week off in a weekly league: 13 days or more, but less than a month. */
const onBye = (rest: number | undefined): boolean => rest !== undefined && rest >= 13 && rest < 28;
const within = (rest: number | undefined, days: number): boolean =>
  rest !== undefined && rest <= days;
const one = (holds: boolean): number => (holds ? 1 : 0);

function schedule({ homeRest, awayRest, lockedIn }: Setting): Values {
  return {
    bye: one(onBye(homeRest)) - one(onBye(awayRest)),
    homeBackToBack: one(within(homeRest, 1)),
    awayBackToBack: one(within(awayRest, 1)),
    lockedIn,
  };
}

function venue({ day, siteUnknown, postseason, homeRest, awayRest }: Setting): Values {
  if (!siteUnknown) return {};
  if (postseason) return { postseason: 1 };
  const date = new Date(day * 86_400_000);
  const month = date.getUTCMonth() + 1;
  const dayOfMonth = date.getUTCDate();
  if (month >= 11) {
    const second = within(homeRest, 1) && within(awayRest, 1);
    const third = within(homeRest, 2) && within(awayRest, 2);
    if (third) return second ? { eventSecondDay: 1 } : { eventThirdDay: 1 };
    return { lateNovember: one(month === 11 && dayOfMonth >= 16) };
  }
  if (month !== 3) return {};
  if (within(homeRest, 1) || within(awayRest, 1)) return { marchYesterday: 1 };
  if (dayOfMonth > 17) return {};
  return { march8: one(dayOfMonth === 8 || dayOfMonth === 9), march10: one(dayOfMonth >= 10) };
}

/** Points that circumstances are worth to the home margin. */
export function situationPoints(points: Float64Array, values: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (points[at] ?? 0) * (values[at] ?? 0);
  return sum;
}

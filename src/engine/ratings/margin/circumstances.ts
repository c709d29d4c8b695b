import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { Situation } from '#domain/leagues/situation.ts';
import type { Absent } from './absences/types.ts';

/** What the circumstances are read from. */
export interface GameSetting {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** True if the source does not say whether the site is neutral. */
  readonly siteUnknown: boolean;
  readonly postseason: boolean;
  /** Days since each side's last game of the season; undefined before the first. */
  readonly homeRest: number | undefined;
  readonly awayRest: number | undefined;
  /** Home less away; 0 outside the last week. */
  readonly lockedIn: number;
  /** What each side lacks through absent players. */
  readonly homeAbsent: Absent;
  readonly awayAbsent: Absent;
}

const NONE: readonly number[] = [];

/** The value of each of the league's circumstances, in the order of its record; empty where all are 0. */
export function situationsOf(league: MarginLeague, setting: GameSetting): readonly number[] {
  const names = FIGURES[league].situations;
  if (names.length === 0) return NONE;
  const values = FIGURES[league].siteUntold ? venue(setting) : schedule(setting);
  const listed = names.map((name) => values[name] ?? 0);
  return listed.every((value) => value === 0) ? NONE : listed;
}

type Values = Readonly<Partial<Record<Situation, number>>>;

/** A week off in a weekly league: 13 days or more, but less than a month. */
const onBye = (rest: number | undefined): boolean => rest !== undefined && rest >= 13 && rest < 28;
const within = (rest: number | undefined, days: number): boolean =>
  rest !== undefined && rest <= days;
const one = (holds: boolean): number => (holds ? 1 : 0);

function schedule({ homeRest, awayRest, lockedIn, homeAbsent, awayAbsent }: GameSetting): Values {
  return {
    bye: one(onBye(homeRest)) - one(onBye(awayRest)),
    homeBackToBack: one(within(homeRest, 1)),
    awayBackToBack: one(within(awayRest, 1)),
    lockedIn,
    absentMinutes: homeAbsent.minutes - awayAbsent.minutes,
    absentOnCourt: homeAbsent.onCourt - awayAbsent.onCourt,
  };
}

function venue({ day, siteUnknown, postseason, homeRest, awayRest }: GameSetting): Values {
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

/** Points that circumstances add to the home margin. */
export function situationPoints(points: Float64Array, values: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (points[at] ?? 0) * (values[at] ?? 0);
  return sum;
}

import { type HockeyParams, LATE, PERIOD, PERIODS } from '#engine/live/hockey/params.ts';
import type { PeriodGame } from './readPeriods.ts';
import type { Pull } from './readPulls.ts';
import type { Spell } from './spells.ts';

/** Seasons whose times are those of today. */
const NEWEST = 2;
const REGULATION = PERIODS * PERIOD;

/** Factors on both sides' rates while a goalie is out: goals a second against a side's average. */
export function pullFactors(
  pulls: readonly Pull[],
  games: readonly PeriodGame[],
): HockeyParams['pull'] {
  const seasons = new Set(pulls.map(({ season }) => season));
  const same = games.filter(({ season }) => seasons.has(season));
  const goals = same.reduce(
    (sum, { periods }) => sum + periods.reduce((all, { home, away }) => all + home + away, 0),
    0,
  );
  const average = goals / (2 * REGULATION * same.length);
  const seconds = pulls.reduce((sum, { from, to }) => sum + from - to, 0);
  const rate = (by: string) => pulls.filter(({ endedBy }) => endedBy === by).length / seconds;
  return { own: rate('for') / average, others: rate('against') / average };
}

/**
 * Share of sides whose goalie has left, of those that pull it at all, in each late stretch: that of first pulls which began before its
 * middle.
 */
export function pulledShares(pulls: readonly Pull[]): number[] {
  const first = new Map<string, number>();
  for (const { id, isHome, from } of pulls) {
    const key = `${id} ${isHome}`;
    first.set(key, Math.max(first.get(key) ?? 0, from));
  }
  const times = [...first.values()];
  return LATE.map((start, at) => {
    const middle = (start + (LATE[at + 1] ?? 0)) / 2;
    return times.filter((from) => from >= middle).length / Math.max(times.length, 1);
  });
}

/** Pulls of the newest seasons, as goalies have left earlier from year to year. */
export function newestPulls(pulls: readonly Pull[]): readonly Pull[] {
  const newest = [...new Set(pulls.map(({ season }) => season))].toSorted().slice(-NEWEST);
  return pulls.filter(({ season }) => newest.includes(season));
}

/** Goals behind at which a goalie is pulled. */
const MOST_BEHIND = 2;

/** Share of the seconds that sides were one or two behind in each late stretch that they played without a goalie. */
export function shareWithout(spells: readonly Spell[]): number[] {
  const behind = LATE.map(() => 0);
  const without = LATE.map(() => 0);
  for (const { from, to, score, noGoalie } of spells) {
    const lead = score.home - score.away;
    if (lead === 0 || Math.abs(lead) > MOST_BEHIND) continue;
    const isOut = lead < 0 ? noGoalie.home : noGoalie.away;
    LATE.forEach((start, at) => {
      const seconds = Math.min(from, start) - Math.max(to, LATE[at + 1] ?? 0);
      if (seconds <= 0) return;
      behind[at] = (behind[at] ?? 0) + seconds;
      if (isOut) without[at] = (without[at] ?? 0) + seconds;
    });
  }
  return behind.map((seconds, at) => (seconds === 0 ? 0 : (without[at] ?? 0) / seconds));
}

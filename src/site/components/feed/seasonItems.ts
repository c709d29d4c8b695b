import { LEAGUES } from '#domain/leagues/league.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { biggestMoves } from '#domain/season/biggestMoves.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';
import type { SeasonWeeks, WeekOdds } from '#domain/season/seasonWeeks.ts';
import { addDays, easternMidday, longDate } from '#domain/time/time.ts';
import type { FeedItem } from './feedItem.ts';

const MOST_MOVES = 5;

/** "Bills to make the playoffs 58% → 70% (+12)", the biggest first. */
function movesText({ goals, names }: SeasonWeeks, now: WeekOdds, before: WeekOdds): string[] {
  const list = ({ odds }: WeekOdds, key: string): readonly number[] =>
    goals.map(({ id }) => odds[key]?.[id] ?? 0);
  const teams = Object.keys(now.odds)
    .filter((key) => before.odds[key] !== undefined)
    .sort()
    .map((team) => ({ team, odds: list(now, team), before: list(before, team) }));
  const runs = Math.min(now.runs, before.runs);
  return biggestMoves(teams, runs, MOST_MOVES).map(({ team, goal, points }) => {
    const { id, verb } = goals[goal] ?? { id: '', verb: '' };
    const [from, to] = [before, now].map((of) => seasonOddsText(of.odds[team]?.[id] ?? 0, null));
    const what = verb.split(',')[0] ?? '';
    return `${names.get(team) ?? team} to ${what} ${from} → ${to} (${signed(points)})`;
  });
}

/**
 * A season's moves as feed items: one for each week whose Tuesday before has odds too. The link's fragment is the week, so that an
 * item is the same for a reader's app for good.
 */
export function publicSeasonItems(of: SeasonWeeks, sample: boolean): readonly FeedItem[] {
  const { league, weeks } = of;
  const name = LEAGUES[league].name;
  const byWeek = new Map(weeks.map((week) => [week.week, week]));
  return weeks.flatMap((now): readonly FeedItem[] => {
    const { week, madeAt } = now;
    const before = byWeek.get(addDays(week, -7));
    if (!before) return [];
    const moves = movesText(of, now, before);
    const [first] = moves;
    if (first === undefined) return [];
    const made = new Date(madeAt);
    return [
      {
        title: `${name}: ${first}, the week’s biggest move`,
        link: `${seasonPath(league)}#week-${week}`,
        description: [
          ...(sample ? ['Sample data.'] : []),
          `Season odds that moved most in the week to ${longDate(easternMidday(week))}:`,
          `${moves.join('; ')}.`,
        ].join(' '),
        pubDate: made,
        modified: made,
        categories: [name],
      },
    ];
  });
}

import { addDays, type CalendarDate } from '../time/time.ts';
import { OUTSIDE } from './outside.ts';
import type { SeasonInputs, Strengths } from './seasonInputs.ts';

/** What of a season's inputs says which games are left, and how hard they are. */
type SeasonLeft = Pick<SeasonInputs, 'day' | 'teams' | 'left'> & {
  readonly strengths: Pick<Strengths, 'home' | 'ratings'> & {
    readonly goals?: { readonly mean: number } | undefined;
  };
};

/** A game left of a team. */
export interface RemainingGame {
  /** Place in the inputs' `left`. */
  readonly game: number;
  /** Eastern day; absent: postponed, without a new date. */
  readonly day?: CalendarDate;
  /** The other side's place in the inputs' teams. */
  readonly opponent: number;
  readonly place: 'home' | 'away' | 'neutral';
  /** The team's chance to win, and of a draw, 0–1. */
  readonly win: number;
  readonly draw: number;
  /** Whether the chances are the game page's. */
  readonly published: boolean;
  /**
   * Points, runs or goals by which the opponent is expected to beat an average team of the league there; absent for a side outside
   * of the league's table, which has no rating of its own.
   */
  readonly difficulty?: number;
  /** Whether it is among the hardest or the easiest quarter of all teams' games left. */
  readonly level?: 'hard' | 'easy';
}

/** A team's games left of the regular season, by day, those without a date last. */
export interface RemainingSchedule {
  readonly games: readonly RemainingGame[];
  /** Mean difficulty, and its place among the league's from the hardest; absent without a rated game. */
  readonly mean?: number;
  readonly rank?: number;
  /** Teams that have a rank. */
  readonly of: number;
}

const QUARTER = 0.25;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Expected margin of a strength difference. Soccer's strengths are ln(own rate ÷ other rate) around the mean of goals: the rates are
 * mean × e^(±difference ÷ 2).
 */
const marginOf = (difference: number, goals: { readonly mean: number } | undefined): number =>
  goals ? 2 * goals.mean * Math.sinh(difference / 2) : difference;

/** Each game from both sides, in the order of `left`. */
function sidesOf({
  day,
  teams,
  left,
  strengths,
}: SeasonLeft): readonly (readonly RemainingGame[])[] {
  const { home: advantage, ratings, goals } = strengths;
  const average = meanOf(ratings.filter((_, team) => teams[team] !== OUTSIDE));
  const all: RemainingGame[][] = teams.map(() => []);
  const add = (game: number, team: number, opponent: number, atHome: boolean): void => {
    const isNeutral = left.neutral[game] === 1;
    const draw = left.draw[game] ?? 0;
    const homeWin = left.homeWin[game] ?? 0;
    const days = left.days[game] ?? -1;
    const venue = isNeutral ? 0 : advantage;
    const against = (ratings[opponent] ?? average) - average + (atHome ? -venue : venue);
    all[team]?.push({
      game,
      ...(days >= 0 && { day: addDays(day, days) }),
      opponent,
      place: isNeutral ? 'neutral' : atHome ? 'home' : 'away',
      win: atHome ? homeWin : Math.max(0, 1 - homeWin - draw),
      draw,
      published: left.published[game] === 1,
      ...(teams[opponent] !== OUTSIDE && { difficulty: marginOf(against, goals) }),
    });
  };
  for (const [game, home] of left.home.entries()) {
    const away = left.away[game] ?? 0;
    add(game, home, away, true);
    add(game, away, home, false);
  }
  return all;
}

const difficulties = (games: readonly RemainingGame[]): readonly number[] =>
  games.flatMap(({ difficulty }) => difficulty ?? []);

const leveled =
  (easy: number, hard: number) =>
  (game: RemainingGame): RemainingGame => {
    const { difficulty } = game;
    if (difficulty === undefined || easy === hard) return game;
    if (difficulty >= hard) return { ...game, level: 'hard' };
    return difficulty <= easy ? { ...game, level: 'easy' } : game;
  };

const LAST = '9999-12-31';
const byDay = (one: RemainingGame, other: RemainingGame): number => {
  const [a, b] = [one.day ?? LAST, other.day ?? LAST];
  return a === b ? 0 : a < b ? -1 : 1;
};

/** Every team's games left with how hard they are, in the inputs' order of teams. */
export function remainingSchedules(season: SeasonLeft): readonly RemainingSchedule[] {
  const all = sidesOf(season).map((games, team) => (season.teams[team] === OUTSIDE ? [] : games));
  const sorted = all.flatMap(difficulties).sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const withLevel = leveled(at(QUARTER), at(1 - QUARTER));
  const means = all.map((games) => {
    const rated = difficulties(games);
    return rated.length > 0 ? meanOf(rated) : undefined;
  });
  const ranked = means.flatMap((mean) => mean ?? []);
  return all.map((games, team): RemainingSchedule => {
    const mean = means[team];
    return {
      games: games.map(withLevel).toSorted(byDay),
      ...(mean !== undefined && { mean, rank: 1 + ranked.filter((each) => each > mean).length }),
      of: ranked.length,
    };
  });
}

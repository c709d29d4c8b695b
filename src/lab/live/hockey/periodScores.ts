import type { PeriodGame } from './readPeriods.ts';
import { scoreAfter } from './readPeriods.ts';

/** Step of the published means, goals: games that differ by less are told as one. */
const STEP = 0.4;

/** Periods that began in the same state, and how often each score of a period followed. */
export interface PeriodScores {
  /** Published mean goals of the game. */
  readonly home: number;
  readonly away: number;
  /** 0, 1, 2. */
  readonly period: number;
  /** Lead of the home side at its start. */
  readonly lead: number;
  readonly counts: readonly {
    readonly home: number;
    readonly away: number;
    readonly count: number;
  }[];
}

/** Periods of games with published means, grouped. */
export function periodScores(
  games: readonly PeriodGame[],
  means: ReadonlyMap<string, { readonly home: number; readonly away: number }>,
): readonly PeriodScores[] {
  const groups = new Map<string, Omit<PeriodScores, 'counts'>>();
  const counts = new Map<string, Map<string, number>>();
  for (const game of games) {
    const said = means.get(game.id);
    if (!said) continue;
    const home = Math.round(said.home / STEP) * STEP;
    const away = Math.round(said.away / STEP) * STEP;
    game.periods.forEach((scored, period) => {
      const before = scoreAfter(game, period);
      const lead = Math.min(Math.max(before.home - before.away, -FARTHEST), FARTHEST);
      const key = `${home} ${away} ${period} ${lead}`;
      groups.set(key, { home, away, period, lead });
      const own = counts.get(key) ?? new Map<string, number>();
      const score = `${scored.home} ${scored.away}`;
      counts.set(key, own.set(score, (own.get(score) ?? 0) + 1));
    });
  }
  return [...groups].map(([key, group]) => ({
    ...group,
    counts: [...(counts.get(key) ?? [])].map(([score, count]) => {
      const [home = 0, away = 0] = score.split(' ').map(Number);
      return { home, away, count };
    }),
  }));
}

/** Leads from here on are told as one: few periods that begin with one come close again. */
const FARTHEST = 4;

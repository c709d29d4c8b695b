import type { SeasonData } from '#components/season/seasonData.ts';
import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import { type MovedOdds, pairedOdds } from '#domain/season/pairedOdds.ts';

type ByGoalAndTeam = readonly (readonly number[])[];

/** Shares with results set, what they change, and the changes' standard errors, 0–1. */
export interface PlayedRow {
  readonly goals: ByGoalAndTeam;
  readonly changes?: ByGoalAndTeam | undefined;
  readonly errors?: ByGoalAndTeam | undefined;
}

/** A team's odds of a goal with the results set. */
export const oddsNow = (
  { goals, changes, errors }: PlayedRow,
  goal: number,
  team: number,
  published: number,
): MovedOdds =>
  pairedOdds({
    published,
    share: goals[goal]?.[team] ?? 0,
    change: changes?.[goal]?.[team] ?? 0,
    error: errors?.[goal]?.[team] ?? 0,
  });

interface Cell {
  readonly team: number;
  readonly goal: number;
  readonly odds: HTMLElement;
  readonly moved: HTMLElement;
  /** As built. */
  readonly said: string;
  readonly was: string;
  readonly tone: string;
}

const cellsIn = (page: ParentNode): readonly Cell[] =>
  [...page.querySelectorAll<HTMLElement>('[data-team] [data-goal]')].flatMap((cell) => {
    const team = Number(cell.closest<HTMLElement>('[data-team]')?.dataset.team);
    const odds = cell.querySelector<HTMLElement>('[data-odds]');
    const moved = cell.querySelector<HTMLElement>('[data-moved]');
    if (!odds || !moved) return [];
    const [said, was, tone] = [odds.textContent, moved.textContent, moved.className];
    return [{ team, goal: Number(cell.dataset.goal), odds, moved, said, was, tone }];
  });

/** All the page's odds, which can be written anew and put back. */
export function oddsTable({ goals, teams }: SeasonData, page: ParentNode) {
  const cells = cellsIn(page);
  const published = new Map(teams.map((team) => [team.number, team]));

  function write({ team, goal, odds, moved }: Cell, now: PlayedRow): void {
    const known = published.get(team)?.certain[goal];
    const isProved = known === 'clinched' || known === 'eliminated';
    const before = published.get(team)?.odds[goal] ?? 0;
    const { share, points: moves } = oddsNow(now, goal, team, before);
    const points = isProved ? undefined : moves;
    odds.textContent = seasonOddsText(share, isProved ? known : undefined);
    odds.classList.toggle('season-word', !/\d/.test(odds.textContent));
    moved.textContent = points === undefined ? '' : signed(points);
    moved.className = signTone(points !== undefined && goals[goal]?.bad ? -points : points) ?? '';
  }

  return {
    show: (now: PlayedRow): void => {
      for (const cell of cells) write(cell, now);
    },
    restore: (): void => {
      for (const { odds, moved, said, was, tone } of cells) {
        odds.textContent = said;
        odds.classList.toggle('season-word', !/\d/.test(said));
        moved.textContent = was;
        moved.className = tone;
      }
    },
  };
}

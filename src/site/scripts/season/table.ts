import type { SeasonData } from '#components/season/seasonData.ts';
import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { movedPoints, oddsText } from '#domain/season/oddsText.ts';

/** Odds by goal and team, 0–1. */
export type Shares = readonly (readonly number[])[];

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
  const proved = new Map(teams.map(({ number, certain }) => [number, certain]));

  function write({ team, goal, odds, moved }: Cell, now: Shares, base: Shares): void {
    const [share, before] = [now[goal]?.[team] ?? 0, base[goal]?.[team] ?? 0];
    const known = proved.get(team)?.[goal];
    const isProved = known === 'clinched' || known === 'eliminated';
    const points = isProved ? undefined : movedPoints(share, before);
    odds.textContent = oddsText(share, isProved ? known : undefined);
    odds.classList.toggle('season-word', !/\d/.test(odds.textContent));
    moved.textContent = points === undefined ? '' : signed(points);
    moved.className = signTone(points !== undefined && goals[goal]?.bad ? -points : points) ?? '';
  }

  return {
    show: (now: Shares, base: Shares): void => {
      for (const cell of cells) write(cell, now, base);
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

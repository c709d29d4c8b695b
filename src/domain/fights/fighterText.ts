import type { Fighter } from '../events/fightCard.ts';

/** "Champion" or "No. 4"; undefined if no ranking is known. */
export function rankText({ rank }: Pick<Fighter, 'rank'>): string | undefined {
  if (rank === undefined) return undefined;
  return rank === 0 ? 'Champion' : `No. ${rank}`;
}

const FORM_WORDS = { W: 'win', L: 'loss', D: 'draw', N: 'no contest' } as const;

/** Recent form for a screen reader, latest first: "win, loss, draw". */
export const formWords = (form: NonNullable<Fighter['recentForm']>): string =>
  form.map((letter) => FORM_WORDS[letter]).join(', ');

import type { FightMethod } from '../outcomes/fight.ts';

/** How a fight ends, as printed. */
export const METHOD_TEXT: Readonly<Record<FightMethod, string>> = {
  knockout: 'KO/TKO',
  submission: 'Submission',
  decision: 'Decision',
};

/** The same for a method that may be someone else's wording, which stays. */
export const methodWord = (method: string): string =>
  Object.entries(METHOD_TEXT).find(([name]) => name === method)?.[1] ?? method;

/** Methods of winning in a league: boxing has no submission. */
export const methodsOf = (league: 'UFC' | 'Boxing'): readonly FightMethod[] =>
  league === 'UFC' ? ['knockout', 'submission', 'decision'] : ['knockout', 'decision'];

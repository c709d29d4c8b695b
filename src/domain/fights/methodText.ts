import type { FightMethod } from '../outcomes/fight.ts';

/** How a fight ends, as it is printed. */
export const METHOD_TEXT: Readonly<Record<FightMethod, string>> = {
  knockout: 'KO/TKO',
  submission: 'Submission',
  decision: 'Decision',
};

/** The same of a method that may be in somebody else's words: those stay. */
export const methodWord = (method: string): string =>
  Object.entries(METHOD_TEXT).find(([name]) => name === method)?.[1] ?? method;

/** Ways to win that a sport knows: boxing has no submission. */
export const methodsOf = (league: 'UFC' | 'Boxing'): readonly FightMethod[] =>
  league === 'UFC' ? ['knockout', 'submission', 'decision'] : ['knockout', 'decision'];

import type { FightMethod } from '../outcomes/fight.ts';

/** How a fight ends, as it is printed. */
export const METHOD_TEXT: Readonly<Record<FightMethod, string>> = {
  knockout: 'KO/TKO',
  submission: 'Submission',
  decision: 'Decision',
};

/** "KO/TKO in round 2"; a decision names no round. */
export const endingText = (method: FightMethod, round: number): string =>
  method === 'decision' ? METHOD_TEXT[method] : `${METHOD_TEXT[method]} in round ${round}`;

/** Ways to win that a sport knows: boxing has no submission. */
export const methodsOf = (league: 'UFC' | 'Boxing'): readonly FightMethod[] =>
  league === 'UFC' ? ['knockout', 'submission', 'decision'] : ['knockout', 'decision'];

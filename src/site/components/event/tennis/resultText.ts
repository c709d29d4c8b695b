import type { TennisEvent } from '#contract/answers/tennis/event.ts';

type Played = Pick<TennisEvent, 'strHomeTeam' | 'strAwayTeam' | 'result'>;

/**
 * How a match ended, sets from the winner's side: "Eva Lys won 4–6, 6–3, 7–5". One that ended early says so. Undefined if the
 * feed names no winner.
 */
export function resultText({ strHomeTeam, strAwayTeam, result }: Played): string | undefined {
  if (!result) return undefined;
  const home = result.winner === 'home';
  const sets = result.sets.map(([own, other]) => (home ? `${own}–${other}` : `${other}–${own}`));
  const won = `${home ? strHomeTeam : strAwayTeam} won ${sets.join(', ')}`.trim();
  return result.retired ? `${won}; the match ended early` : won;
}

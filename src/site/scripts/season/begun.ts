/** Said of a game that has begun: the day's odds were made before it. */
const BEGUN = ', begun: not in these odds yet';

/**
 * Marks the games that have begun, and hides what is offered only before. Odds are made once a day, so until the next ones a reader can set how such a game ended.
 * @param now ms since 1970
 */
export function markBegun(page: ParentNode, now: number): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-until], [data-from]')) {
    const { until, from } = part.dataset;
    part.hidden = until === undefined ? Date.parse(from ?? '') > now : Date.parse(until) <= now;
  }
  for (const game of page.querySelectorAll<HTMLElement>('[data-game-start]')) {
    const time = game.querySelector('legend small');
    const isSaid = time?.textContent.endsWith(BEGUN) ?? true;
    if (!isSaid && Date.parse(game.dataset.gameStart ?? '') <= now) time?.append(BEGUN);
  }
}

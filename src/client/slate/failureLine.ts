import { FAILURES } from '#domain/words/failures.ts';

/**
 * One line above a list whose newer games are unavailable, with a retry button. It is made without React: if nothing can be
 * loaded, neither can the script that draws cards.
 */
export function showFailure(onRetry: () => void): void {
  const place = document.querySelector('[data-failure]');
  if (!place) return;
  const line = document.createElement('div');
  line.className = 'status-line';
  line.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.className = 'failed';
  text.textContent = FAILURES.games;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button ghost compact';
  again.textContent = 'Try again';
  again.addEventListener('click', onRetry);
  line.append(text, again);
  place.replaceChildren(line);
}

export const hideFailure = (): void => document.querySelector('[data-failure]')?.replaceChildren();

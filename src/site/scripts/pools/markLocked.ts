import { clock } from '#clock';

/** Says of a round whose first game has begun that it has. */
export function markLocked(): void {
  const place = document.querySelector<HTMLElement>('[data-lock]');
  const time = Date.parse(place?.dataset.lock ?? '');
  if (place && time <= clock.now().getTime())
    place.textContent = 'The round’s first game has begun';
}

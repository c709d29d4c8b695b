import { clock } from '#clock';
import { countdownText } from './countdownText.ts';

/** Ticks every element marked `data-next-refresh`, once a second. */
export function runCountdown(): void {
  const places = document.querySelectorAll('[data-next-refresh]');
  if (places.length === 0) return;
  const update = () => {
    const text = countdownText(clock.now());
    for (const place of places) place.textContent = text;
  };
  update();
  setInterval(update, 1000);
}

import { clock } from '#clock';
import { untilNextRefresh } from '#domain/time/refreshCountdown.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** "16:14:08" until the next 08:00 UTC. */
export function countdownText(now: Date): string {
  const { hours, minutes, seconds } = untilNextRefresh(now);
  return `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}

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

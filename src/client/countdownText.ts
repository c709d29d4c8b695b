import { untilNextRefresh } from '#domain/time/refreshCountdown.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** "16:14:08" until the next 08:00 UTC. */
export function countdownText(now: Date): string {
  const { hours, minutes, seconds } = untilNextRefresh(now);
  return `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}

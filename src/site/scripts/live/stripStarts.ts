import { clock } from '#clock';
import { MAY_LAST_MS } from '#domain/live/mayBePlayed.ts';

/** Starts of the games that the page's strips are of, ms since 1970. */
const starts = (): readonly number[] =>
  (document.querySelector<HTMLTemplateElement>('[data-strip-games]')?.content.textContent ?? '')
    .split('\n')
    .flatMap((line) => {
      const seconds = Number(line.split('\t')[1]);
      return seconds > 0 ? [1000 * seconds] : [];
    });

/** Milliseconds until a game of the page's slate may be being played; 0 while one may be, undefined without any. */
export function untilPlayed(): number | undefined {
  const now = clock.now().getTime();
  const waits = starts().filter((start) => now < start + MAY_LAST_MS);
  return waits.length > 0 ? Math.max(0, Math.min(...waits) - now) : undefined;
}

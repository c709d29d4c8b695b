import { useEffect, useState } from 'react';
import { clock } from '#clock';

const MINUTE = 60_000;

/**
 * The time: of the build until React has hydrated the page, so that both draw the same; then the reader's clock, by the minute.
 * @param built ISO 8601
 */
export function useNow(built: string): Date {
  const [now, setNow] = useState(() => new Date(built));
  useEffect(() => {
    const tick = () => setNow(clock.now());
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

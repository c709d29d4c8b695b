import { useEffect, useState } from 'react';
import { clock } from '#clock';

const secondsUntil = (instant: number): number =>
  Math.max(0, Math.ceil((instant - clock.now().getTime()) / 1000));

/** Seconds until an instant (ms since 1970), counting down; afterward 0. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const count = setInterval(() => {
      const now = secondsUntil(until);
      setLeft(now);
      if (now === 0) clearInterval(count);
    }, 1000);
    return () => clearInterval(count);
  }, [until]);
  return left;
}

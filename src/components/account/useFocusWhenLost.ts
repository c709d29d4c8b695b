import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element when what had it is gone from the page, as a button is that was pressed and has done its
 * work. @param key changes whenever something may be gone
 */
export function useFocusWhenLost<T extends HTMLElement>(key: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [key]);
  return ref;
}

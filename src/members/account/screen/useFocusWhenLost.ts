import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element when the focused one has disappeared, for example a button that has done its work. @param key changes
 * whenever something may disappear
 */
export function useFocusWhenLost<T extends HTMLElement>(key: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to look
  useEffect(() => {
    const gone = last.current instanceof Node && !last.current.isConnected;
    if (gone && document.activeElement === document.body) ref.current?.focus();
  }, [key]);
  return ref;
}

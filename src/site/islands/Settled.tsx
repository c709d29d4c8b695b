import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  /** Shown in its place until then. */
  readonly placeholder: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a part shows while its data are on their way. */
const WAITING = '.skeleton, [aria-busy="true"]';
/** A part that takes longer than this comes in late, ms. */
const LONGEST_MS = 4_000;

/** Shows its parts at once when all of them have their data, so that none moves another under a reader's finger. */
export function Settled({ placeholder, className = '', children }: Props) {
  const parts = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(false);
  useLayoutEffect(() => {
    const place = parts.current;
    if (settled || !place) return;
    const look = () => {
      if (!place.querySelector(WAITING)) setSettled(true);
    };
    const changes = new MutationObserver(look);
    changes.observe(place, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'class'],
    });
    look();
    return () => changes.disconnect();
  }, [settled]);
  // By now the browser no longer looks for what the page's address names.
  useEffect(() => {
    const name = location.hash.slice(1);
    if (settled && name !== '')
      parts.current?.querySelector<HTMLElement>(`#${CSS.escape(name)}`)?.focus();
  }, [settled]);
  useEffect(() => {
    const late = setTimeout(() => setSettled(true), LONGEST_MS);
    return () => clearTimeout(late);
  }, []);
  return (
    <>
      {!settled && placeholder}
      <div ref={parts} className={settled ? className : `${className} unsettled`}>
        {children}
      </div>
    </>
  );
}

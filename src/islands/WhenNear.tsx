import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** In the place of the part until it is near. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** How far below the window a part is still near. */
const NEAR = '400px';

/** Draws a part once a reader has come near it, so that its script is not loaded for those who never do. */
export function WhenNear({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near ? children : waiting}</div>;
}

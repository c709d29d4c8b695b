import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A game page without a game: what is wrong and one way out. */
export const GameProblem = ({ title, children }: Props) => (
  <div className="empty mt-6" role="alert">
    <h1 className="text-[length:var(--t-26)]">{title}</h1>
    <p>{children}</p>
    <a className="btn ghost sm" href="/predictions">
      Today’s games
    </a>
  </div>
);

import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  /** Companion at the heading's right. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of the game page. */
export function Panel({ title, id, aside, children }: Props) {
  return (
    <section className="panel" id={id}>
      <div className="panel-head">
        <h2>{title}</h2>
        {aside}
      </div>
      <div className="content">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

/** Fold.astro for parts that a later slate replaces: closed until its heading is clicked, or a link leads into it. */
export const FoldSection = ({ id, title, aside, children }: Props) => (
  <section className="section pb-0">
    <details className="fold" id={id}>
      <summary className="section-head">
        <h2>{title}</h2>
        {aside !== undefined && <span className="aside">{aside}</span>}
      </summary>
      {children}
    </details>
  </section>
);

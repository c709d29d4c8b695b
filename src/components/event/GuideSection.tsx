import type { ReactNode } from 'react';

interface Props {
  /** Anchor of the table of contents. */
  readonly id: string;
  readonly title: string;
  readonly lede?: string | undefined;
  readonly children?: ReactNode;
}

/** A section of a sport's guide; its prose, with headings from the third level, is the slot. */
export const GuideSection = ({ id, title, lede, children }: Props) => (
  <section id={id} className="prose">
    <h2>{title}</h2>
    {lede !== undefined && <p className="lede">{lede}</p>}
    {children}
  </section>
);

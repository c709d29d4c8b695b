import type { ReactNode } from 'react';

interface PageLink {
  readonly href: string;
  readonly text: string;
}

/** Links of the section bar. */
export const PageLinks = ({ parts }: { readonly parts: readonly PageLink[] }) =>
  parts.map(({ href, text }) => (
    <a key={href} href={href}>
      {text}
    </a>
  ));

interface Props {
  /** Links that follow the slate, the first ones of the bar; none where all parts are always there. */
  readonly lead?: ReactNode;
  readonly parts: readonly PageLink[];
}

/** The section bar: links to the parts of a sport's page, including folded ones. */
export const OnPage = ({ lead, parts }: Props) => (
  <nav className="on-page" aria-label="On this page">
    {lead !== undefined && (
      <span className="contents" data-part="on-page">
        {lead}
      </span>
    )}
    <PageLinks parts={parts} />
  </nav>
);

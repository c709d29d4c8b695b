import type { ReactNode } from 'react';
import { SITE } from '#site';

interface Props {
  /** Target of its one link. */
  readonly href: string;
  /** Time of its data; absent if it shows nothing. */
  readonly asOf?: string | undefined;
  readonly children: ReactNode;
}

/** The mark of public/icon.svg, without its background. */
const Mark = () => (
  <svg viewBox="6 5 52 54" width="18" height="18" aria-hidden="true">
    <path className="ink" d="M7.9 53V46h6.9V38h6.8V26h7V15h6.8v9h7v12h6.9v9h6.8v8z" />
    <path className="accent" d="M40.3 18h4.2v41h-4.2zM38.2 6h8.4v8.4h-8.4z" />
  </svg>
);

/** The frame of every card: the publisher, the time, and a link to the page. */
export const EmbedFrame = ({ href, asOf, children }: Props) => (
  <main aria-label="Prediction card">
    {children}
    <footer>
      {asOf !== undefined && <p>{asOf}</p>}
      <small>{`21+ · ${SITE.helpLine}`}</small>
      <a href={href} target="_blank" rel="noopener" aria-label={`Open on ${SITE.name}`}>
        <Mark />
        <b>{SITE.name}</b>
      </a>
    </footer>
  </main>
);

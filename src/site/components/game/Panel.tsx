import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  /** Companion at the heading's right. */
  readonly aside?: ReactNode;
  /** Summary of the panel, shown while it is closed. If there is a companion, that shows it. */
  readonly fold?: string | undefined;
  /** On wide screens: always open, or as on a phone. */
  readonly wide?: 'open' | 'closed' | undefined;
  /** True if a fold stands open until its reader closes it. */
  readonly opened?: boolean | undefined;
  readonly as?: 'h2' | 'h3' | undefined;
  readonly children: ReactNode;
}

const FOLD = { open: 'panel panel-fold', closed: 'panel part' };

/**
 * A titled section of a game's or event's page. A folding one is closed on phones (panel.css, parts.css,
 * client/game/openWide.ts).
 */
export function Panel({
  title,
  id,
  aside,
  fold,
  wide = 'open',
  opened,
  as: Heading = 'h2',
  children,
}: Props) {
  const content = <div className="content">{children}</div>;
  if (fold !== undefined) {
    return (
      <details className={FOLD[wide]} id={id} open={opened}>
        <summary className="panel-head">
          <Heading>{title}</Heading>
          {aside || <span className="subline fold-figure">{fold}</span>}
        </summary>
        {content}
      </details>
    );
  }
  return (
    <section className="panel" id={id}>
      <div className="panel-head">
        <Heading>{title}</Heading>
        {aside}
      </div>
      {content}
    </section>
  );
}

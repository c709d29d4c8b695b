import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  /** Companion at the heading's right. */
  readonly aside?: ReactNode;
  /** What the panel comes to, in a few words: while closed it says this. The companion, where there is one, says it. */
  readonly fold?: string | undefined;
  /** Where there is room: the panel stands open for good, is open at first, or is closed as on a phone. */
  readonly wide?: 'open' | 'opened' | 'closed' | undefined;
  readonly as?: 'h2' | 'h3' | undefined;
  readonly children: ReactNode;
}

const FOLD = { open: 'panel panel-fold', opened: 'panel part starts-open', closed: 'panel part' };

/** A titled section of the page of a game or an event. One that folds is closed on a phone (panel.css, parts.css, client/game/openWide.ts). */
export function Panel({
  title,
  id,
  aside,
  fold,
  wide = 'open',
  as: Heading = 'h2',
  children,
}: Props) {
  const content = <div className="content">{children}</div>;
  if (fold !== undefined) {
    return (
      <details className={FOLD[wide]} id={id}>
        <summary className="panel-head">
          <Heading>{title}</Heading>
          {aside ?? <span className="subline fold-figure">{fold}</span>}
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

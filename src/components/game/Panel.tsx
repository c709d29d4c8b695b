import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  /** Companion at the heading's right. */
  readonly aside?: ReactNode;
  /** What the panel comes to, in a few words: on a phone it is closed and says this. The companion, where there is one, says it. */
  readonly fold?: string | undefined;
  readonly as?: 'h2' | 'h3' | undefined;
  readonly children: ReactNode;
}

/** A titled section of the page of a game or an event. One that folds is open where there is room (panel.css, client/game/openWide.ts). */
export function Panel({ title, id, aside, fold, as: Heading = 'h2', children }: Props) {
  const content = <div className="content">{children}</div>;
  if (fold !== undefined) {
    return (
      <details className="panel panel-fold" id={id}>
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

import type { ReactNode } from 'react';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import type { StandingText } from '../rules/standingText.ts';

interface Props {
  readonly text: StandingText;
  /** What can be done. */
  readonly children: ReactNode;
  /** What stands below them. */
  readonly more?: ReactNode;
}

/** State of a subscription, what happens next, and possible actions. */
export function StandingPanel({ text, children, more }: Props) {
  const heading = useFocusWhenLost<HTMLHeadingElement>(text.title);
  return (
    <section className="panel account-panel" aria-labelledby="standing">
      <div className="panel-head items-center">
        <h2 id="standing" ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <span className={`badge ${text.badgeKind}`.trim()}>{text.badge}</span>
      </div>
      <div className="content">
        {text.rows.length > 0 && (
          <dl className="data-list">
            {text.rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {text.isAlert ? (
          <p className="alert neg">
            <span>{text.note}</span>
          </p>
        ) : (
          <p className="note">{text.note}</p>
        )}
        {children !== null && <p className="acts">{children}</p>}
        {more}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';

interface Props {
  /** Named in the heading, so that the focus finds it when what was pressed is gone. */
  readonly state: string;
  readonly phone: string;
  readonly phoneHref: string;
  /** How the member stands with it, and what can be done. */
  readonly children: ReactNode;
}

/** The voice line's part of the account page: its number, and what is the member's. */
export function VoicePanel({ state, phone, phoneHref, children }: Props) {
  const heading = useFocusWhenLost<HTMLHeadingElement>(state);
  return (
    <section className="account-part" aria-labelledby="voice-line">
      <div className="section-head">
        <h2 id="voice-line" ref={heading} tabIndex={-1}>
          Picks by phone
        </h2>
        <a className="button ghost compact" href={phoneHref}>
          Call {phone}
        </a>
      </div>
      <div className="panel account-panel">
        <div className="content">{children}</div>
      </div>
    </section>
  );
}

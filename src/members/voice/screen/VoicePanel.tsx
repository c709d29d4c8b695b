import type { ReactNode } from 'react';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';

interface Props {
  /** Part of the heading, which gets the focus when a pressed button disappears. */
  readonly state: string;
  readonly phone: string;
  readonly phoneHref: string;
  /** The member's state and actions. */
  readonly children: ReactNode;
}

/** The voice line's part of the account page: its number and the member's data. */
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

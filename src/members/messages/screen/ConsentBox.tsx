import { useState } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly busy: string;
  readonly does: string;
  readonly onAgree: () => void;
  /** The channel's name, for a button that is one of several. */
  readonly label: string;
}

/** The consent to one channel, never pre-checked, and its button. */
export function ConsentBox({ id, text, busy, does, onAgree, label }: Props) {
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const wrong = asked && !agreed;
  return (
    <div className="picks-agree">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={agreed}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        <span>
          {text} <a href="/terms-of-service">Terms</a>, <a href="/privacy-policy">Privacy</a>
        </span>
      </label>
      {wrong && (
        <p className="error" id={`${id}-error`} role="alert">
          Please tick the box to agree.
        </p>
      )}
      <p className="acts">
        <ActButton
          busy={busy}
          does={does}
          label={label}
          onPress={() => (agreed ? onAgree() : setAsked(true))}
        >
          Turn on
        </ActButton>
      </p>
    </div>
  );
}

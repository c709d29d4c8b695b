interface Props {
  /** The support number, for a reader already waiting for a code. */
  readonly support?: { readonly text: string; readonly href: string } | undefined;
  /** Whether a code by e-mail may be asked for. */
  readonly email: boolean;
}

/** Help for readers whose phone gets no texts. */
export const NoTexts = ({ support, email }: Props) => (
  <details className="no-texts border-t border-line text-14 text-ink-2">
    <summary>{support ? 'No text yet?' : 'No text messages on this phone?'}</summary>
    {support && (
      <p className="pt-2 leading-[1.5]">
        It can take a minute. Look in texts from unknown senders and check the number above. Then
        ask for another code: only the newest one works. If you have texted STOP to the number our
        codes come from, text START to it first.
      </p>
    )}
    <p className="pt-2 leading-[1.5]">
      {email
        ? 'The first code comes by text only, so use a mobile number: landlines and most internet numbers get none. Once you have confirmed an e-mail address in your account, codes can come there, too.'
        : 'Codes come by text only, so use a mobile number: landlines and most internet numbers get none.'}{' '}
      You can read every prediction without signing in.
      {support && (
        <>
          {' '}
          If you have a subscription and its number no longer gets texts, call{' '}
          <a href={support.href}>{support.text}</a>.
        </>
      )}
    </p>
  </details>
);

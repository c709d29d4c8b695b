interface Props {
  /** The support number, for a reader already waiting for a code. */
  readonly support?: { readonly text: string; readonly href: string } | undefined;
}

/** Help for readers whose phone gets no texts. */
export const NoTexts = ({ support }: Props) => (
  <details className="no-texts border-t border-line text-14 text-ink-2">
    <summary>{support ? 'No text yet?' : 'No text messages on this phone?'}</summary>
    {support && (
      <p className="pt-2 leading-[1.5]">
        It can take a minute. Look for it among texts from unknown senders, check the number above,
        then ask for another code: only the newest one is good.
      </p>
    )}
    <p className="pt-2 leading-[1.5]">
      The code comes by text message only: use a mobile number. Landlines and most internet numbers
      do not get them. Everything published today can be read without signing in.
      {support && (
        <>
          {' '}
          If a subscription is yours and its number gets no texts any more, call{' '}
          <a href={support.href}>{support.text}</a>.
        </>
      )}
    </p>
  </details>
);

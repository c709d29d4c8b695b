import { useState } from 'react';
import { spacedCode } from '../rules/code.ts';

const HIDDEN = '••• •••';

/** A member's line code, hidden from onlookers until they ask for it. */
export function LineCode({ code }: { readonly code: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <span className="line-code">{shown ? spacedCode(code) : HIDDEN}</span>{' '}
      <button className="link" type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> line code</span>
      </button>
    </>
  );
}

import { useState } from 'react';
import { formatPhone, maskPhone } from '../rules/phone.ts';

/** A member's own number, hidden from onlookers until they ask for it. */
export function PhoneLine({ phone }: { readonly phone: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <span>{shown ? `+1 ${formatPhone(phone)}` : maskPhone(phone)}</span>{' '}
      <button className="link" type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> phone number</span>
      </button>
    </>
  );
}

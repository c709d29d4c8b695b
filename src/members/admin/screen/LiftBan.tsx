import { useRef, useState } from 'react';
import { Badge } from '#components/ui/Badge.tsx';
import type { ListedUser } from '../contract.ts';
import { liftBanOf } from './oneUser.ts';

/** A ban, lifted in two steps, so that a slip of the finger lets nobody back in. */
export function LiftBan({ user: { id, phoneNumber } }: { readonly user: ListedUser }) {
  const [asked, setAsked] = useState(false);
  const lift = useRef<HTMLButtonElement>(null);
  const whose = `the number that ends in ${phoneNumber.slice(-4)}`;
  return (
    <>
      <Badge kind="bad">banned</Badge>
      <button
        ref={lift}
        type="button"
        className="button ghost compact users-act"
        aria-label={asked ? `Yes, lift the ban of ${whose}` : `Lift the ban of ${whose}`}
        onClick={() => (asked ? void liftBanOf(id) : setAsked(true))}
      >
        {asked ? 'Yes, lift it' : 'Lift'}
      </button>
      {asked && (
        <button
          type="button"
          className="button quiet compact users-act"
          aria-label={`Keep the ban of ${whose}`}
          onClick={() => {
            setAsked(false);
            lift.current?.focus();
          }}
        >
          Keep
        </button>
      )}
    </>
  );
}

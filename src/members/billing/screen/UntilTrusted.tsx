import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { $proofs, askForProof } from './proving.ts';

interface Props {
  /** What is not shown yet: "Your earlier bets are". */
  readonly children: ReactNode;
  /** Shows it, once this device is trusted. */
  readonly onTrusted: () => unknown;
}

/** Stands where something is left out on a new device: what it is, and the way to it. */
export function UntilTrusted({ children, onTrusted }: Props) {
  useEffect(() => $proofs.listen(() => void onTrusted()), [onTrusted]);
  return (
    <div className="until-trusted mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="note">{children} not shown yet: this device is new to your account.</p>
      <button
        className="button ghost compact"
        type="button"
        aria-haspopup="dialog"
        onClick={() => void askForProof()}
      >
        Trust this device
      </button>
    </div>
  );
}

import type { LadderRow } from '#domain/outcomes/raceLadder.ts';
import { Rung } from '../../charts/Rung.tsx';

/** A probability as a bar on a full row of 100 %. */
export const ShareCell = ({ share }: { readonly share: number }) => (
  <svg
    className="w-full min-w-12 h-[12px] bg-sunken"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="area-home" width={(100 * share).toFixed(2)} height="1" />
  </svg>
);

/** Where a driver finishes, on an axis from first to last. */
export const RungCell = ({ row, last }: { readonly row: LadderRow; readonly last: number }) => (
  <Rung
    spread={row}
    from={1}
    to={last}
    label={`${row.driver} finishes between ${row.low90} and ${row.high90} in nine races out of ten, with ${row.middle} in the middle`}
  />
);

import { AD_NETWORK } from '#site';

interface Props {
  /** Banners are at least 90 px high, the slot of the Privacy Policy 250. */
  readonly place: 'top' | 'bottom' | 'privacy';
  readonly className?: string;
  /** Whether a network can fill it. @default whether one is configured */
  readonly offered?: boolean;
}

/** A place for an advertisement. Its height is reserved, so nothing moves; without a network there is no empty frame, and members see none. */
export const AdSlot = ({ place, className, offered = AD_NETWORK !== undefined }: Props) => (
  <div
    className={['ad', place === 'privacy' && 'tall', className].filter(Boolean).join(' ')}
    data-ad={place}
    data-offer=""
    data-only="visitor signed-in"
    hidden={!offered}
  >
    Advertisement
  </div>
);

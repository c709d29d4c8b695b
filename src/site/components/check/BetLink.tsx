import type { ReactNode } from 'react';
import type { AskedLeg } from '#domain/check/asked.ts';
import type { CheckOf } from '#domain/check/eventCheck.ts';
import { checkPathOf } from '#domain/check/links.ts';

interface Props {
  /** Its contest; undefined where it cannot be checked. */
  readonly of: CheckOf | Pick<AskedLeg, 'game'> | undefined;
  readonly bet: Omit<AskedLeg, 'game' | 'event' | 'part'>;
  /** The bet in words. */
  readonly name: string;
  /** The price or the bet, as it stands without a link: its name for screen readers begins with it. */
  readonly children: string;
}

/** A price that leads to its bet's check, filled in. Just the price where the bet cannot be checked. */
export const BetLink = ({ of, bet, name, children }: Props): ReactNode =>
  of ? (
    <a
      className="check-link"
      href={checkPathOf({ ...of, ...bet })}
      aria-label={`${children}, ${name}: is it fair?`}
    >
      {children}
    </a>
  ) : (
    children
  );

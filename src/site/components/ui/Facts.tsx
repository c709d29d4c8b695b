import type { ReactNode } from 'react';

/** A fact with its label. */
export type Fact = readonly [label: string, value: ReactNode];

interface Props {
  readonly facts: readonly Fact[];
  /** Lines of a panel, or the columns under a card's heading. */
  readonly className?: 'data-list' | 'card-facts';
}

const isKnown = ([, value]: Fact): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;

/** Labeled facts. Unknown ones have no line. */
export const Facts = ({ facts, className = 'data-list' }: Props) => (
  <dl className={className}>
    {facts.filter(isKnown).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

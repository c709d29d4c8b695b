import type { ComponentProps } from 'react';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { GameCard } from './GameCard.tsx';

/** A card of a list: one that cannot be drawn costs itself, not the list. */
export const BoundedCard = (props: ComponentProps<typeof GameCard>) => (
  <SectionBoundary>
    <GameCard {...props} />
  </SectionBoundary>
);

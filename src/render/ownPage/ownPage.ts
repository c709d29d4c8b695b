import type { ReactNode } from 'react';
import type { PlatformFigures } from '#components/game/PlatformPerformance.tsx';
import type { SportEvent } from '#domain/events/sportEvent.ts';

/** What a page of a sport is drawn from, by a build and by a function alike. */
export interface PageFacts {
  /** The sport's published events, or a tour's, by start. */
  readonly events: readonly SportEvent[];
  /** How its last event ended, in words; undefined if nothing says. */
  readonly last: string | undefined;
  readonly now: Date;
}

/** The same with the platform's figures, which stand above some lists of events. */
export interface FactsWithStats extends PageFacts {
  readonly stats: PlatformFigures;
  /** When the slate was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
}

/** What a page takes from a slate: its title, and its content by the names of its parts. */
export interface OwnPage {
  /** Undefined if it keeps its own. */
  readonly title: string | undefined;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** The page of a sport or a tour, whose title always follows the slate. */
export interface TitledPage extends OwnPage {
  readonly title: string;
}

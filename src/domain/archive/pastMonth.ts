import type { ArchiveLeague } from './archiveLeague.ts';
import type { Month } from './archivePaths.ts';

/** A month that has past contests. */
export interface PastMonth {
  readonly league: ArchiveLeague;
  readonly month: Month;
  readonly contests: number;
  /** When a feed last said something of one, ISO 8601 in UTC. */
  readonly changed: string;
}

import type { PlayerReports } from '../playerReports.ts';
import { SourceError } from '../source.ts';
import { samplePlayers } from './samplePlayers.ts';

const nothing = () => Promise.reject(new SourceError('no reports of samples'));

/** The sample source's players; it has no reports for ratings. */
export const sampleReports = (): PlayerReports => ({
  leagues: new Set(),
  injuries: nothing,
  depthChart: nothing,
  passers: nothing,
  players: samplePlayers(),
});

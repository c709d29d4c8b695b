import { counted } from '#domain/words/counted.ts';
import { isoDay } from '#engine/ratings/day.ts';
import type { Fit, LineLog } from '../../backtest/types.ts';
import { fitGolf } from './fitGolf.ts';
import { ratedPlayers } from './ratedPlayers.ts';
import { readTournaments } from './readTournaments.ts';
import { walkTournaments } from './walkTournaments.ts';

const GOLF_FORMAT_VERSION = 1;

/** Golf's fit: parameters and the ratings after the last event of the file. */
export const golfFit: Fit = { leagues: ['golf'], fit };

function fit(_league: string, folder: string, log: LineLog): Readonly<Record<string, object>> {
  const { events, hash } = readTournaments(folder);
  const copies = events.reduce((sum, event) => sum + event.copies.length, 0);
  log(`${counted(events.length, 'event')}, ${counted(copies, 'copied leaderboard')}`);
  const params = fitGolf(events);
  log(`round sd ${params.roundSd.toFixed(3)}, upset share ${params.upset}`);
  const state = walkTournaments(events, params);
  const days = events.map(({ day }) => day);
  return {
    golf: {
      formatVersion: GOLF_FORMAT_VERSION,
      dataHash: hash,
      dataFrom: isoDay(Math.min(...days)),
      dataTo: isoDay(Math.max(...days)),
      params,
      events: state.events,
      players: ratedPlayers(state, Math.max(...days)),
    },
  };
}

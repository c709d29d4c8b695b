import { seasonOf } from '#domain/leagues/season.ts';
import { easternDate } from '#domain/time/time.ts';
import { listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { CFBD_URL } from './cfbd.ts';

/** The first week of a season, which is scheduled long before; nothing without the owner's key. */
export function cfbdProbes(
  now: Date,
  apiKey: string | undefined,
  baseUrl = CFBD_URL,
): readonly ProbeAsk[] {
  if (!apiKey) return [];
  const year = seasonOf('NCAAF', easternDate(now));
  return [
    {
      feed: 'CollegeFootballData',
      what: 'first week of NCAAF',
      url: new URL(`/games?year=${year}&week=1&seasonType=regular&classification=fbs`, baseUrl),
      headers: { authorization: `Bearer ${apiKey}` },
      expects: { kind: 'list', of: listAt(), item: 'game', least: 1 },
    },
  ];
}

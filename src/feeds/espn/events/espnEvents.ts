import type { EventSport } from '#domain/events/event.ts';
import type { AskOne } from '../../reading/askAll.ts';
import type { DayRange } from '../../source.ts';
import { askScoreboard, type EspnEventOptions } from './askScoreboard.ts';
import { completeTournament } from './golf/askBoard.ts';
import { golfReader } from './golf/tournament.ts';
import type { EspnEventLeague } from './paths.ts';
import { f1Reader } from './racing/f1.ts';
import { nascarReader } from './racing/nascar.ts';
import type { EventReader } from './scoreboard.ts';
import { tournamentReader } from './tennis/tournament.ts';
import { completeCards } from './ufc/askCore.ts';
import { cardReader } from './ufc/card.ts';
import { withCompletion } from './withCompletion.ts';

/** Tours that ESPN keeps: it has none of the Asian, Japanese, Australasian and Ladies European Tours. */
const GOLF = [
  'pga-tour',
  'dp-world-tour',
  'lpga-tour',
  'pga-champions',
  'korn-ferry-tour',
  'liv-golf',
] as const;
const NASCAR = ['NASCAR-Cup', 'NASCAR-Xfinity', 'NASCAR-Truck'] as const;

type Scoreboard = readonly [league: EspnEventLeague, read: EventReader];

function scoreboards(sport: EventSport, asOf: string): readonly Scoreboard[] {
  switch (sport) {
    case 'UFC':
      return [['UFC', cardReader(asOf)]];
    case 'Tennis':
      return [
        ['ATP', tournamentReader('men')],
        ['WTA', tournamentReader('women')],
      ];
    case 'Golf':
      return GOLF.map((tour) => [tour, golfReader(tour)]);
    case 'F1':
      return [['F1', f1Reader]];
    case 'NASCAR':
      return NASCAR.map((series) => [series, nascarReader(series)]);
    case 'Boxing':
      return [];
  }
}

/** ESPN's scoreboards of a sport for a range of days, completed from its other addresses; none for boxing. */
export function espnAsks(
  sport: EventSport,
  days: DayRange,
  now: Date,
  options: EspnEventOptions,
): readonly AskOne[] {
  const { baseUrl, ...http } = options;
  return scoreboards(sport, now.toISOString()).map(([league, read]) => {
    const board = askScoreboard(options, league, days, read);
    if (sport === 'UFC') return withCompletion(board, completeCards(http, now, baseUrl));
    const tour = GOLF.find((one) => one === league);
    return tour ? withCompletion(board, completeTournament(tour, http, now, baseUrl)) : board;
  });
}

import { FEED_FACTS } from '../../leagues/index.ts';

/** How ESPN marks what is of a league: "s:20~l:28~e:401437640" is sport 20, league 28, event 401437640. */
export interface LeagueMark {
  /** Last part of the scoreboard's path, which the answer repeats. */
  readonly slug: string;
  readonly sport: string;
  /** Numbers that events of the league carry; empty where they are not known. */
  readonly leagues: readonly string[];
}

const SPORTS: ReadonlyMap<string, string> = new Map([
  ['football', '20'],
  ['basketball', '40'],
  ['baseball', '1'],
  ['hockey', '70'],
  ['soccer', '600'],
  ['mma', '3301'],
  ['tennis', '850'],
  ['golf', '1100'],
  ['racing', '2000'],
]);

/** Joint tournaments stand on the scoreboards of both tours. */
const TENNIS = ['851', '900'];

/** By the scoreboard's path. The golf tours other than the PGA's are told by their slug alone. */
const LEAGUES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.values(FEED_FACTS).map(({ espn }) => [espn.path, [espn.number]] as const),
  ['mma/ufc', ['3321']],
  ['tennis/atp', TENNIS],
  ['tennis/wta', TENNIS],
  ['golf/pga', ['1106']],
  ['racing/f1', ['2030']],
  ['racing/nascar-premier', ['2021']],
  ['racing/nascar-secondary', ['2022']],
  ['racing/nascar-truck', ['2023']],
]);

/** The mark of the league whose scoreboard stands under a path such as "football/nfl". */
export function markOf(path: string): LeagueMark {
  const [sport = '', slug = ''] = path.split('/');
  return { slug, sport: SPORTS.get(sport) ?? '', leagues: LEAGUES.get(path) ?? [] };
}

/** Whether a number is another league's of the same sport, as far as the numbers are known. */
export const isOthers = (mark: LeagueMark, league: string): boolean =>
  !mark.leagues.includes(league) &&
  [...LEAGUES].some(
    ([path, numbers]) => markOf(path).sport === mark.sport && numbers.includes(league),
  );

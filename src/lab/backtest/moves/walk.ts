import { marginLeague } from '../../fit/margin/fit.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import { readOpenings } from '../../fit/openings.ts';
import { seasonCalls } from '../margin/seasonCalls.ts';
import type { Log } from '../types.ts';
import { upTo } from '../walkSeasons.ts';
import { movedSeasons } from './movedSeasons.ts';
import { openingGames } from './openingGames.ts';
import { openingRow } from './openingRows.ts';
import { openingSaid, QUESTIONS } from './openingSaid.ts';
import type { EdgeWalk } from './types.ts';

/** Number of seasons walked by default: the newest with opening lines. */
const NEWEST = 2;

/** Our forecasts and the close against the opening lines; undefined if the folder has none for the league or season. */
export function openingWalk(
  name: string,
  folder: string,
  asked: readonly number[] | undefined,
  log: Log,
): EdgeWalk['openings'] {
  const league = marginLeague(name);
  const openings = readOpenings(folder, league);
  if (openings.size === 0) return undefined;
  const { games } = readMarginGames(folder, league);
  const [first] = games;
  const known = movedSeasons(games, openings).filter((season) => season !== first?.season);
  const seasons = asked ? known.filter((season) => asked.includes(season)) : known.slice(-NEWEST);
  if (seasons.length === 0) return undefined;
  const walked = seasons.flatMap((season) => {
    log(`${league}: opening lines of season ${season}`);
    return openingGames(league, seasonCalls(league, upTo(games, season)), openings);
  });
  const label = `${league}|${seasons.join('+')}`;
  const rows = QUESTIONS.flatMap((question) => {
    const said = walked.flatMap((game) => openingSaid(game, question) ?? []);
    return openingRow(question, said, label) ?? [];
  });
  return { seasons: seasons.join('+'), rows };
}

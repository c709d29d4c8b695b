import { FileError, MissingFile } from '../../data/readRows.ts';
import { marginLeague } from '../../fit/margin/fit.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import { readOpenings } from '../../fit/openings.ts';
import { seasonCalls } from '../margin/seasonCalls.ts';
import type { LineLog } from '../types.ts';
import { upTo } from '../walkResults.ts';
import { movedSeasons } from './movedSeasons.ts';
import { moveRow } from './moveRows.ts';
import { openingGames } from './openingGames.ts';
import { openingRow } from './openingRows.ts';
import { MOVE_QUESTIONS, openingSaid } from './openingSaid.ts';
import type { MoveWalk } from './types.ts';

/** Number of seasons walked by default: the newest with opening lines. */
const NEWEST = 4;

/** Our forecasts and the close against the opening lines. Throws a FileError if the folder has none for the league or season. */
export function moveWalk(
  name: string,
  folder: string,
  season: number | undefined,
  log: LineLog,
): MoveWalk {
  const league = marginLeague(name);
  const openings = readOpenings(folder, league);
  if (openings.size === 0) throw new MissingFile(`${name}: the folder has no opening lines`);
  const { games } = readMarginGames(folder, league);
  const [first] = games;
  const known = movedSeasons(games, openings).filter((one) => one !== first?.season);
  const seasons =
    season === undefined ? known.slice(-NEWEST) : known.filter((one) => one === season);
  if (seasons.length === 0)
    throw new FileError(`${name}: no opening lines of season ${season ?? ''}`);
  const walked = seasons.flatMap((one) => {
    log(`${league}: opening lines of season ${one}`);
    return openingGames(league, seasonCalls(league, upTo(games, one)), openings);
  });
  const label = `${league}|${seasons.join('+')}`;
  const said = MOVE_QUESTIONS.map((question) => ({
    question,
    games: walked.flatMap((game) => openingSaid(game, question) ?? []),
  }));
  return {
    league,
    seasons: seasons.join(' + '),
    rows: said.flatMap((one) => moveRow(one.question, one.games, label) ?? []),
    openings: said.flatMap((one) => openingRow(one.question, one.games, label) ?? []),
  };
}

import type { LineLog } from '../../backtest/types.ts';
import { seasonsToTest } from '../../backtest/walkResults.ts';
import { fitGolf } from '../../fit/golf/fitGolf.ts';
import { readTournaments } from '../../fit/golf/readTournaments.ts';
import { partReport } from '../measured.ts';
import type { LiveReport, LiveSeason } from '../report.ts';
import { recordedTournament } from './boards.ts';
import { GOLF_QUESTIONS } from './chances.ts';
import { type GolfRivals, golfRivals, type JudgedGolfer, judgedGolf } from './judge.ts';
import { logLossLines } from './logLosses.ts';
import { roundEnds } from './roundEnds.ts';

/** Seasons before a tested one that its rivals are fitted on. */
const RIVAL_SEASONS = 2;

/**
 * How good the rest of golf tournaments was said: at the ends of rounds of whole seasons of the PGA Tour, parameters and rivals from
 * earlier ones, and from recorded leaderboards of one tournament. Throws a FileError if the results' file cannot be used.
 */
export function golfLiveReport(
  folder: string,
  season: number | undefined,
  log: LineLog,
): LiveReport {
  const rows = readTournaments(folder).events;
  const tested = seasonsToTest(
    { league: 'golf', rows },
    season === undefined ? undefined : [season],
    {
      before: RIVAL_SEASONS + 1,
    },
  );
  let rivals: GolfRivals | undefined;
  const seasons = tested.map((one): LiveSeason => {
    log(`golf: live, season ${one}`);
    const params = fitGolf(rows.filter((event) => event.season < one));
    const before = Array.from({ length: RIVAL_SEASONS }, (_, back) => one - 1 - back);
    const all = roundEnds(rows, params, [...before, one]);
    rivals = golfRivals(all.filter((event) => event.season < one));
    const judged = all.flatMap((event) =>
      event.season === one && rivals ? judgedGolf(event, rivals) : [],
    );
    return seasonOf(one, judged);
  });
  const recorded = season === undefined ? recordedTournament(folder) : undefined;
  if (!recorded || !rivals) return { league: 'golf', seasons };
  log(`golf: live, ${recorded.id} as recorded`);
  return {
    league: 'golf',
    seasons: [...seasons, seasonOf(recorded.season, judgedGolf(recorded, rivals))],
  };
}

function seasonOf(season: number, judged: readonly JudgedGolfer[]): LiveSeason {
  const parts = GOLF_QUESTIONS.flatMap((question) => [
    ...new Set(judged.filter((row) => row.question === question).map(({ part }) => part)),
  ]);
  const games = new Set(judged.map(({ game }) => game)).size;
  return {
    season,
    games,
    parts: parts.flatMap((part) => partReport(part, judged, `live golf ${season}`) ?? []),
    notes: [
      ...logLossLines(judged),
      ...(games === 1 ? ['One tournament: its intervals say nothing.'] : []),
    ],
  };
}

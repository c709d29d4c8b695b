import type { League } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { LiveGame, LiveSport } from '#engine/live/liveSport.ts';
import type { LineLog } from '../backtest/types.ts';
import { FileError } from '../data/readRows.ts';
import { pregameInputs } from '../pregame/pregameInputs.ts';
import { happenedOf, liveChances } from './chances.ts';
import { type LiveJudgment, type PartReport, partReport } from './measured.ts';
import { fitRival, type LiveRival, type RivalMoment } from './rivals.ts';
import type { LiveBacktest, LivePlayed } from './types.ts';

/** One season of a league, part by part. */
export interface LiveSeason {
  readonly season: number;
  readonly games: number;
  readonly parts: readonly PartReport[];
  /** Lines below its table. */
  readonly notes?: readonly string[];
}

export interface LiveReport {
  readonly league: League | 'golf';
  readonly seasons: readonly LiveSeason[];
}

/** Seasons tested if none is asked for: the newest of the files with one before them. */
const TESTED = 2;
/** Most games of a tested season, spread evenly over it; a rival learns what was said before games from as many of the last. */
const MOST_GAMES = 2500;

/**
 * How good the rest of a league's games was said: parameters and rivals from earlier seasons, tables as they would have been published
 * at the closing line. Throws a FileError if a file cannot be used or holds no season with one before it.
 */
export function liveReport(
  sport: LiveBacktest,
  league: League,
  folder: string,
  season: number | undefined,
  log: LineLog,
): LiveReport {
  const games = sport.played(league, folder, log);
  const seasons = [...new Set(games.map((game) => game.season))].sort((a, b) => a - b);
  const tested = season === undefined ? seasons.slice(1).slice(-TESTED) : [season];
  if (!tested.every((one) => seasons.indexOf(one) > 0))
    throw new FileError(`${league}: no season with another before it to fit on`);
  return {
    league,
    seasons: tested.map((one) => {
      log(`${league}: live, season ${one}`);
      return seasonReport(sport, league, folder, one, games, log);
    }),
  };
}

function seasonReport(
  sport: LiveBacktest,
  league: League,
  folder: string,
  season: number,
  games: readonly LivePlayed[],
  log: LineLog,
): LiveSeason {
  const last = Math.max(...games.map((game) => game.season).filter((one) => one < season));
  const of = (one: number) => thinned(games.filter((game) => game.season === one));
  const live = sport.sport(sport.fit(league, folder, season, log));
  const begun = beginAll(live, league, folder, [...of(last), ...of(season)], log);
  const earlier = games.filter((game) => game.season < season);
  const rivals = {
    plain: fitRival(
      earlier.flatMap((game) => rivalMoments(game, undefined, sport.draws)),
      'plain',
    ),
    'with the start': fitRival(
      of(last).flatMap((game) => rivalMoments(game, begun.get(game.id), sport.draws)),
      'with the start',
    ),
  };
  const judged = of(season).flatMap((game) =>
    judgedOf(game, begun.get(game.id), rivals, sport.draws),
  );
  return {
    season,
    games: new Set(judged.map(({ game }) => game)).size,
    parts: ['all', ...sport.parts].flatMap(
      (part) =>
        partReport(
          part,
          part === 'all' ? judged.map((one) => ({ ...one, part })) : judged,
          `live ${league} ${season}`,
        ) ?? [],
    ),
  };
}

const thinned = (games: readonly LivePlayed[]): readonly LivePlayed[] => {
  const every = Math.ceil(games.length / MOST_GAMES);
  return games.filter((_, index) => index % every === 0);
};

/** The games that can begin, by id. */
function beginAll(
  live: LiveSport,
  league: League,
  folder: string,
  games: readonly LivePlayed[],
  log: LineLog,
): ReadonlyMap<string, LiveGame> {
  const asked = new Map(games.map((game) => [game.id, game]));
  const seasons = [...new Set(games.map(({ season }) => season))];
  const begun = new Map<string, LiveGame>();
  for (const { id, inputs, plain } of pregameInputs(league, folder, seasons, log)) {
    if (!asked.has(id)) continue;
    try {
      begun.set(id, live.begin(league, inputs));
    } catch (error) {
      // Lines that contradict each other: the game has our own figures.
      if (!(error instanceof InputError)) throw error;
      begun.set(id, live.begin(league, plain));
    }
  }
  log(`${league}: ${begun.size} of ${asked.size} games begun`);
  return begun;
}

function rivalMoments(
  { home, away, moments }: LivePlayed,
  begun: LiveGame | undefined,
  draws: boolean,
): readonly RivalMoment[] {
  const start = begun ? liveChances(begun.start, draws) : [];
  const happened = happenedOf(home, away, draws);
  return moments.map(({ part, left, state }) => ({
    part,
    left,
    margin: state.home - state.away,
    start,
    happened,
  }));
}

function judgedOf(
  game: LivePlayed,
  begun: LiveGame | undefined,
  rivals: Readonly<Record<'plain' | 'with the start', LiveRival>>,
  draws: boolean,
): readonly LiveJudgment[] {
  if (!begun) return [];
  return rivalMoments(game, begun, draws).map((moment, index) => {
    const { state, public: told } = game.moments[index] ?? {};
    return {
      game: game.id,
      part: moment.part,
      happened: moment.happened,
      said: {
        ...(state && { own: liveChances(begun.after(state), draws) }),
        start: moment.start,
        plain: rivals.plain(moment),
        'with the start': rivals['with the start'](moment),
        ...(told !== undefined && { public: [told, 1 - told] }),
      },
    };
  });
}

import { walkForward } from '../../fit/walkForward.ts';

/**
 * Plain Elo, the baseline every model must beat: results alone, no margin, no lines, no situations.
 *   d = r_home − r_away + advantage (none at a neutral site);  e = 1 ÷ (1 + 10^(−d/400))
 *   r_home += K · (score − e), r_away −= the same; score is 1, ½ or 0
 *   each new season r ← m + carry · (r − m); m is 1500, lower for a team below the top division, and its start
 * Source: Elo (1978), "The rating of chessplayers, past and present". With draws (soccer) the three outcomes follow
 * Davidson (1970), "On extending the Bradley–Terry model to accommodate ties": the draw's weight is ν times the
 * geometric mean of both sides'.
 */
export interface EloParams {
  /** Points a game moves each rating for a complete surprise. */
  readonly k: number;
  /** Home advantage, Elo points. */
  readonly advantage: number;
  /** Share of a rating's distance from its start that survives the off-season, 0–1. */
  readonly carry: number;
  /** Davidson's ν ≥ 0; 0 if there is no draw. */
  readonly draw: number;
  /** How far below 1500 a team from below the top division starts, in Elo points; 0 if there are no such teams. */
  readonly lower: number;
}

/** Teams by number: true if the team entered the files below the top division. */
export type Lower = readonly boolean[];

/** A game for Elo: teams and seasons by number, by date. */
export interface EloGame {
  readonly home: number;
  readonly away: number;
  readonly season: number;
  readonly neutral: boolean;
  /** 1 home win, 0 away win, ½ level. */
  readonly result: number;
  /** All games of a day are forecast before any of them updates a rating. */
  readonly day: number;
}

const START = 1500;
const SCALE = Math.LN10 / 400;

/** Home minus away strength of every game, in order, in Elo points, before its day's results were used. */
export function eloDifferences(
  games: readonly EloGame[],
  teams: Lower,
  { k, advantage, carry, draw, lower }: EloParams,
): readonly number[] {
  const starts = Float64Array.from(teams, (below) => (below ? START - lower : START));
  const ratings = Float64Array.from(starts);
  const seen = new Int32Array(teams.length);
  const enter = (team: number, season: number): void => {
    const start = starts[team] ?? START;
    if (seen[team] !== season) ratings[team] = start + carry * ((ratings[team] ?? start) - start);
    seen[team] = season;
  };
  return walkForward(games, {
    together: (opening, game) => opening.day === game.day,
    ask(game) {
      enter(game.home, game.season);
      enter(game.away, game.season);
      const home = game.neutral ? 0 : advantage;
      return (ratings[game.home] ?? START) - (ratings[game.away] ?? START) + home;
    },
    learn(game, difference) {
      const { home, draw: level } = eloOutcomes(difference, draw);
      const change = k * (game.result - home - level / 2);
      ratings[game.home] = (ratings[game.home] ?? START) + change;
      ratings[game.away] = (ratings[game.away] ?? START) - change;
    },
  });
}

/**
 * Probabilities of the three results at a strength difference: π_h : ν : π_a with π_h = 10^(d/800), π_a = 1 ÷ π_h.
 * The draw's is 0 where ν is 0.
 */
export function eloOutcomes(difference: number, draw: number) {
  const home = Math.exp((SCALE * difference) / 2);
  const away = 1 / home;
  const sum = home + draw + away;
  return { home: home / sum, draw: draw / sum, away: away / sum };
}

import type { ProjectedPlayerStat } from '#domain/game/prediction.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { PlayerLine, PlayersRecipe } from '#domain/players/line.ts';
import { ENGINE_VERSION } from '#engine/index.ts';
import { LINE_RUNS } from '#engine/players/eachRun.ts';
import { sayLines } from '#engine/players/leagues/sayLines.ts';
import { contentHash } from '#slate/archive/hash.ts';
import type { RefreshContext } from '../context.ts';
import { reportOn } from './announcedOf.ts';
import type { GameSquads } from './playersAhead.ts';
import { projectedStats } from './projectedStats.ts';

/** A line is drawn in one of so many simulated games. */
const GAMES_PER_LINE = 5;
/** Most runs of a sample's lines, which have to be up soon. */
const SAMPLE_RUNS = 2_000;

/** A game's drawn lines as they are stored with its prediction. */
interface DrawnPlayers {
  readonly recipe: PlayersRecipe;
  readonly lines: readonly PlayerLine[];
}

/** The published grid of a game, and what it was drawn with. */
interface Drawn {
  readonly grid: ScoreGrid;
  /** 8 hex digits. */
  readonly seed: string;
  readonly iterations: number;
}

/** Draws a game's lines from its squads and its grid; undefined if nobody plays, or if a squad cannot be drawn, which is logged. */
export function drawPlayers(
  { model, home, away, players }: GameSquads,
  { grid, seed, iterations }: Drawn,
  { now, source, lineRuns, log }: Pick<RefreshContext, 'now' | 'source' | 'lineRuns' | 'log'>,
): (DrawnPlayers & { readonly projected: readonly ProjectedPlayerStat[] }) | undefined {
  const most = lineRuns ?? (source.sample ? SAMPLE_RUNS : LINE_RUNS);
  const runs = Math.max(1, Math.min(most, Math.round(iterations / GAMES_PER_LINE)));
  const recipe: PlayersRecipe = {
    engineVersion: ENGINE_VERSION,
    league: model.league,
    paramsHash: contentHash(model.params),
    seed,
    runs,
    home: home ?? null,
    away: away ?? null,
  };
  try {
    const said = sayLines(model, { home, away, grid, seed, runs });
    // Somebody whom no feed has named cannot be shown.
    const lines = said.flatMap(({ playerId, side, plays, stats }): PlayerLine[] => {
      const player = players.get(playerId);
      const status = reportOn(player, now)?.status;
      if (!player) return [];
      const { name, position } = player;
      return [{ playerId, name, side, position, plays, ...(status && { status }), stats }];
    });
    return lines.length === 0
      ? undefined
      : { recipe, lines, projected: projectedStats(lines, runs) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    log(`no lines of ${model.league} players: ${error.message}`, { level: 'error' });
    return undefined;
  }
}

import type { BoxLine } from '#domain/players/boxLine.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import type { FinalSide } from '#domain/players/playerFinal.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import type { LeagueState } from './leagueState.ts';
import { renameKnown } from './renameKnown.ts';
import { saidStats } from './saidStats.ts';
import type { Renamed } from './store/announced.ts';
import type { FinalToLearn, LearnedGame } from './store/learned.ts';
import type { StoredPlayer } from './store/players.ts';
import type { StoredPlayerName } from './store/states.ts';

/** A final's box score, and what was known before it. */
interface AnsweredFinal {
  readonly final: FinalToLearn;
  /** Both sides' lines, by the keys of their teams. */
  readonly lines: ReadonlyMap<string, readonly BoxLine[]>;
  /** What was said last before the start. */
  readonly said: readonly PlayerLine[];
  readonly players: ReadonlyMap<string, StoredPlayer>;
}

/** What a final taught besides the state. */
export interface LessonRows {
  readonly renames: readonly Renamed[];
  readonly players: readonly StoredPlayerName[];
  readonly games: readonly LearnedGame[];
}

/** A line's stats with the sums and fantasy points that follow from them; undefined if he did not play. */
function wholeStats(
  { stats: drawn, derived, playsBy }: LeaguePlayers,
  { stats }: BoxLine,
): Readonly<Record<string, number>> | undefined {
  const names = Object.keys(stats);
  if (names.length === 0 || stats[playsBy(names)] === 0) return undefined;
  const line = Int32Array.from(drawn, ({ name }) => stats[name] ?? 0);
  const following = derived
    .filter(({ needs }) => needs.every((name) => Object.hasOwn(stats, name)))
    .map(({ name, value }) => [name, value(line, 0)] as const);
  return { ...stats, ...Object.fromEntries(following) };
}

/**
 * Learns a final: changes the state, and returns who played and what each did beside what was said of him. Who was said and did not
 * play has no row: his line was of the games in which he plays. Throws an InputError on a final that the model cannot learn.
 */
export function learnFinal(
  known: LeagueState,
  { final, lines, said, players }: AnsweredFinal,
): LessonRows {
  const { game_id: gameId, day, season } = final;
  const sides = [
    { team: final.home_key, opponent: final.away_key, score: final.home_score, home: true },
    { team: final.away_key, opponent: final.home_key, score: final.away_score, home: false },
  ] as const;
  const [home, away] = sides.map(
    ({ team, score }): FinalSide => ({ team, score, lines: lines.get(team) ?? [] }),
  );
  if (!home || !away) return { renames: [], players: [], games: [] };
  const named = [home, away].flatMap(({ team, lines: of }) =>
    of.map(({ playerId, name, position = '' }) => ({ playerId, name, team, position })),
  );
  const renames = renameKnown(known, named, players);
  const formerly = new Map(renames.map(({ from, to }) => [to, from]));
  known.model.learn(known.state, { season, date: day, home, away });
  const saidBy = new Map(said.map((line) => [line.playerId, line]));
  const saidOf = (id: string): PlayerLine | undefined =>
    saidBy.get(id) ?? saidBy.get(formerly.get(id) ?? players.get(id)?.formerly ?? '');
  const games = sides.flatMap(({ team, opponent, home: isHome }) =>
    (lines.get(team) ?? []).flatMap((line): readonly LearnedGame[] => {
      const stats = wholeStats(known.model, line);
      const before = saidOf(line.playerId);
      if (!stats) return [];
      return [
        {
          playerId: line.playerId,
          gameId,
          day,
          team,
          opponent,
          home: isHome,
          ...(line.starter !== undefined && { started: line.starter }),
          stats,
          ...(before && { said: saidStats(before) }),
        },
      ];
    }),
  );
  return { renames, players: named, games };
}

import type { Roster } from '#engine/ratings/margin/roster.ts';
import type { FileGame } from '../../row.ts';
import { seen, type WatchedPlayer } from './usual.ts';

/**
 * Which absences a forecast knows about. `listed`: players missing this game who also missed the one before.
 * Files tell who played, but contain no injury reports; a real report names nearly all of these, and of the others
 * those announced in time, so this is the least it says. `missed`: all players missing the game, the most it can say.
 * `unread`: no list.
 */
export type KnownAttendance = 'listed' | 'missed' | 'unread';

/** Who has played for which team, as learned during a walk through the games. */
interface Attendance {
  /** Players by team, each under the team he last played for. */
  readonly squads: Map<string, Set<string>>;
  readonly watched: Map<string, WatchedPlayer>;
}

export const newAttendance = (): Attendance => ({ squads: new Map(), watched: new Map() });

/** A game in two forms: for its forecast, and for learning from it. */
interface Told {
  readonly asked: FileGame;
  readonly learned: FileGame;
}

/** A game with the lists of its absent players; unchanged if the file does not tell who played. */
export function withAbsences(
  attendance: Attendance,
  roster: Roster,
  game: FileGame,
  known: KnownAttendance,
): Told {
  if (!game.homePlayed || !game.awayPlayed) return { asked: game, learned: game };
  const homeOut = missing(attendance, roster, game.homeKey, game.homePlayed);
  const awayOut = missing(attendance, roster, game.awayKey, game.awayPlayed);
  const learned = { ...game, homeOut, awayOut };
  if (known === 'missed') return { asked: learned, learned };
  if (known === 'unread') return { asked: game, learned };
  const again = (key: string) => (attendance.watched.get(key)?.missed ?? 0) > 0;
  return {
    asked: { ...game, homeOut: homeOut.filter(again), awayOut: awayOut.filter(again) },
    learned,
  };
}

type Players = NonNullable<FileGame['homePlayed']>;

/** Players who have played for the team this season, for no other team since, and not today. */
function missing(
  { squads }: Attendance,
  { season, absences }: Roster,
  team: string,
  played: Players,
): string[] {
  const present = new Set(played.map(({ key }) => key));
  const squad = [...(squads.get(team) ?? [])];
  return squad.filter((key) => !present.has(key) && absences.players.get(key)?.season === season);
}

/** Records a played game: who played, and who was missing. */
export function attend(attendance: Attendance, roster: Roster, { learned }: Told): void {
  const {
    homePlayed = [],
    awayPlayed = [],
    homeKey,
    awayKey,
    homeOut = [],
    awayOut = [],
  } = learned;
  for (const key of [...homeOut, ...awayOut]) {
    const watched = attendance.watched.get(key);
    if (watched) watched.missed += 1;
  }
  const margin = learned.homeScore - learned.awayScore;
  for (const player of homePlayed) appear(attendance, roster, homeKey, player, margin);
  for (const player of awayPlayed) appear(attendance, roster, awayKey, player, -margin);
}

function appear(
  { squads, watched }: Attendance,
  { season, absences: { players } }: Roster,
  team: string,
  player: Players[number],
  margin: number,
): void {
  const { key } = player;
  const known = players.get(key);
  if (known?.team !== team) {
    squads.get(known?.team ?? '')?.delete(key);
    const squad = squads.get(team) ?? new Set();
    squads.set(team, squad.add(key));
  }
  const next = seen(watched.get(key), player, margin);
  watched.set(key, next);
  players.set(key, { team, season, minutes: next.minutes, onCourt: next.onCourt });
}

import type { FeedGame } from '#domain/game/game.ts';
import { nflGame } from '../refreshExample.ts';
import { DAY_MS, HOUR_MS, type ToldPermalink } from './told.ts';

const team = (name: string, ratingKey: string) => ({
  name,
  shortName: name.split(' ').at(-1) ?? name,
  abbreviation: ratingKey,
  ratingKey,
});

/** Each pair meets once a round, so that no two games of a day have the same sides. */
const PAIRS = [
  [team('Buffalo Bills', 'BUF'), team('Kansas City Chiefs', 'KC')],
  [team('Dallas Cowboys', 'DAL'), team('New York Giants', 'NYG')],
  [team('Green Bay Packers', 'GB'), team('Chicago Bears', 'CHI')],
  [team('Denver Broncos', 'DEN'), team('Miami Dolphins', 'MIA')],
  [team('Seattle Seahawks', 'SEA'), team('Detroit Lions', 'DET')],
] as const;

type Change = (now: number) => Partial<FeedGame> | undefined;

/** A game as played: live for three hours, then final. */
const played =
  (start: number, home: number, away: number): Change =>
  (now) => {
    if (now < start) return {};
    if (now < start + 3 * HOUR_MS)
      return { status: 'live', score: { home, away: 3 }, detail: 'Q3 4:12' } as Partial<FeedGame>;
    return { status: 'final', score: { home, away }, detail: 'Final' } as Partial<FeedGame>;
  };

/** Its feed tells `start`, five hours before that a start an hour later, soon `start` again, and three hours before it another line. */
const movedBack =
  (start: number): Change =>
  (now) => {
    const early = now >= start - 5 * HOUR_MS && now < start - 4.5 * HOUR_MS;
    if (early) return { gameTime: new Date(start - 4 * HOUR_MS).toISOString() };
    const [line] = nflGame('', 0).odds;
    const moved = line && { ...line, spread: { line: -7.5 }, moneyline: { home: -330, away: 270 } };
    return now < start - 3 * HOUR_MS
      ? {}
      : { ...(moved && { odds: [moved] }), ...played(start, 17, 20)(now) };
  };

function gameOf(
  name: string,
  start: number,
  pair: number,
  change: Change,
): ToldPermalink<FeedGame> {
  const [homeTeam, awayTeam] = PAIRS[pair] ?? PAIRS[0];
  return {
    at: (now) => {
      const told = change(now);
      return told && nflGame(name, (start - now) / HOUR_MS, { homeTeam, awayTeam, ...told });
    },
  };
}

/** A round's games: two that are played, one called off, one that its feed stops naming, one with a start that is moved and moved back. */
export function someGames(round: number, start: number): readonly ToldPermalink<FeedGame>[] {
  const name = (what: string) => `${what}-${round}`;
  const offAt = start - 6 * HOUR_MS;
  return [
    gameOf(name('played'), start, 0, played(start, 20 + round, 24)),
    gameOf(name('level'), start, 1, played(start, 20, 20)),
    gameOf(name('off'), start, 2, (now) =>
      now < offAt ? {} : ({ status: 'postponed', detail: 'Postponed' } as Partial<FeedGame>),
    ),
    gameOf(name('dropped'), start + DAY_MS, 3, (now) => (now < offAt ? {} : undefined)),
    gameOf(name('moved'), start, 4, movedBack(start)),
  ];
}

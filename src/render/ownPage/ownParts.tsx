import { fighterTitle } from '#components/event/eventTitle.ts';
import { teamTitle } from '#components/game/gameTitle.ts';
import { TeamGames } from '#components/game/TeamGames.tsx';
import { gamesAhead } from '#components/game/upcoming.ts';
import { FighterBouts } from '#components/record/FighterBouts.tsx';
import { fightersOf } from '#components/record/fightersOf.ts';
import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import { begunLast } from '#domain/events/begunLast.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { teamPath } from '#domain/product/paths.ts';
import type { OwnPage } from './ownPage.ts';

/** Ledger entries by the prediction's id. */
type Ledger = ReadonlyMap<number, LedgerEntry>;

/** A team's page: its games among its league's, and the title with the next of them. */
export function teamContent(
  path: string,
  league: League,
  games: readonly CardGame[],
  now: Date,
): OwnPage {
  const sideOf = (game: CardGame) =>
    (['home', 'away'] as const).find((side) => teamPath(league, teamOn(game, side).name) === path);
  const own = gamesAhead(
    games.filter((game) => sideOf(game) !== undefined),
    now,
  );
  const [next] = own;
  const side = next && sideOf(next);
  return {
    title: side && teamTitle(teamOn(next, side).name, next.league, next),
    parts: { games: <TeamGames league={league} games={own} now={now} /> },
  };
}

/** A fighter's page: the bouts to come, and the title with the next of them. */
export function fighterContent(
  path: string,
  events: readonly SportEvent[],
  ledger: Ledger,
  now: Date,
): OwnPage {
  const page = fightersOf(begunLast(upcomingEvents(events, now), now)).find(
    (each) => each.path === path,
  );
  const bouts = (page?.bouts ?? []).map((row) => {
    const entry = row.bout.prediction && ledger.get(row.bout.prediction.id);
    const kept = lastingPartPath(row.card.id, row.bout.key);
    return { ...row, sealed: entry && { entry, start: row.card.startTime, kept } };
  });
  return {
    title: page && fighterTitle(page.fighter.name, bouts),
    parts: { bouts: <FighterBouts bouts={bouts} now={now} /> },
  };
}

import { fighterTitle, sportTitle } from '#components/event/eventTitle.ts';
import type { Sealed } from '#components/event/LedgerNote.tsx';
import { FightNights } from '#components/fights/FightNights.tsx';
import { teamTitle } from '#components/game/gameTitle.ts';
import { TeamGames } from '#components/game/TeamGames.tsx';
import { upcomingGames } from '#components/game/upcoming.ts';
import { FighterBouts } from '#components/record/FighterBouts.tsx';
import { fightersOf } from '#components/record/fightersOf.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { fightCards } from '#domain/fights/fightCards.ts';
import { nightCards } from '#domain/fights/nightCards.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { teamPath } from '#domain/product/paths.ts';
import type { Parts } from '../partsDocument.tsx';

/** The later content of a page of one team, one fighter or fight cards. */
interface OwnContent {
  readonly title: string | undefined;
  readonly parts: Parts;
}

/** Ledger entries by the prediction's id. */
type Ledger = ReadonlyMap<number, LedgerEntry>;

/** A team's page: its games among its league's, and the title with the next of them. */
export function teamContent(
  path: string,
  league: League,
  games: readonly CardGame[],
  now: Date,
): OwnContent {
  const sideOf = (game: CardGame) =>
    (['home', 'away'] as const).find((side) => teamPath(league, teamOn(game, side).name) === path);
  const own = upcomingGames(
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
): OwnContent {
  const page = fightersOf(upcomingEvents(events, now)).find((each) => each.path === path);
  const bouts = (page?.bouts ?? []).map((row) => {
    const entry = row.bout.prediction && ledger.get(row.bout.prediction.id);
    return { ...row, sealed: entry && { entry, start: row.card.startTime } };
  });
  return {
    title: page && fighterTitle(page.fighter.name, bouts),
    parts: { bouts: <FighterBouts bouts={bouts} now={now} /> },
  };
}

const sealedIn =
  (ledger: Ledger) =>
  ({ bouts, startTime }: ReturnType<typeof fightCards>[number]): Map<string, Sealed> =>
    new Map(
      bouts.flatMap(({ key, prediction }) => {
        const entry = prediction && ledger.get(prediction.id);
        return entry ? [[key, { entry, start: startTime }] as const] : [];
      }),
    );

/**
 * The fight cards to come, and the title with the next of them.
 * @param about markup below the next main event
 */
export function nightsContent(
  events: readonly SportEvent[],
  ledger: Ledger,
  about: string,
  now: Date,
): OwnContent {
  const published = fightCards(events);
  const { next, later } = nightCards(published, [], now);
  const sealedOf = sealedIn(ledger);
  return {
    title: sportTitle('UFC and MMA Predictions', published, now),
    parts: {
      nights: <FightNights next={next} later={later} sealedOf={sealedOf} about={about} now={now} />,
    },
  };
}

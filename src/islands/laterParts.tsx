import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { $later, fetchLater, type LaterSlate } from '#client/slate/laterSlate.ts';
import { shownLeague } from '#client/slate/slatePage.ts';
import { $league } from '#client/slateFilter.ts';
import { HeroDots } from '#components/charts-hero/HeroDots.tsx';
import { headlineGame } from '#components/charts-hero/headline.ts';
import { CardSkeletons } from '#components/game/CardSkeleton.tsx';
import { leagueTitle } from '#components/game/gameTitle.ts';
import { LeagueChips } from '#components/game/LeagueChips.tsx';
import { type CardOrder, LeagueGameList } from '#components/game/LeagueGameList.tsx';
import { PlatformPerformance } from '#components/game/PlatformPerformance.tsx';
import { UpcomingCards } from '#components/game/UpcomingCards.tsx';
import { UpcomingTable } from '#components/game/UpcomingTable.tsx';
import { countByLeague, predictedGames, upcomingGames } from '#components/game/upcoming.ts';
import { TonightGlance } from '#components/tonight/TonightGlance.tsx';
import { TonightsPrices } from '#components/tonight/TonightsPrices.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { averageText } from '#domain/averageConfidence.ts';
import type { League } from '#domain/league.ts';
import { longDate } from '#domain/time.ts';
import { LeagueGames } from './LeagueGames.tsx';

export { fetchLater };

const roots = new WeakMap<HTMLElement, Root>();

function rootOf(place: HTMLElement): Root {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  return root;
}

/** A part of a built page that can be drawn anew: an element with `data-part`, and what it shows. */
type Piece = (place: HTMLElement) => ReactNode;

/**
 * Draws every part that the page has, all of them at once: no reader sees one without another. A part that fails says
 * so in its place.
 */
function drawPieces(parts: Readonly<Record<string, Piece>>, also: () => void = () => {}): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  flushSync(() => {
    for (const place of places) {
      const part = parts[place.dataset.part ?? ''];
      if (part === undefined) continue;
      rootOf(place).render(<SectionBoundary>{part(place)}</SectionBoundary>);
    }
    also();
  });
}

const orderOf = (text: string | undefined): CardOrder => (text === 'best' ? 'best' : 'day');

/** The parts of a page of games, by their names on the page, from one slate. */
function partsOf({ games, stats }: LaterSlate, now: Date): Readonly<Record<string, Piece>> {
  const upcoming = upcomingGames(games, now);
  const league = shownLeague();
  const headline = headlineGame(games, now);
  return {
    hero: () => headline && <HeroDots game={headline} now={now} />,
    glance: () => <TonightGlance games={games} now={now} />,
    tonight: ({ dataset }) => (
      <TonightsPrices games={games} now={now} page={dataset.page !== undefined} />
    ),
    day: () => longDate(now),
    count: () => upcoming.length,
    average: () => averageText(upcoming),
    chips: () => <LeagueChips counts={countByLeague(upcoming)} chosen={$league.get()} />,
    games: ({ dataset }) => (
      <UpcomingCards
        games={upcoming}
        now={now}
        limit={Number(dataset.limit)}
        page={dataset.page !== undefined}
      />
    ),
    'league-games': ({ dataset }) =>
      league && (
        <LeagueGameList league={league} games={upcoming} now={now} order={orderOf(dataset.order)} />
      ),
    table: ({ dataset }) => (
      <UpcomingTable games={predictedGames(upcoming)} now={now} order={orderOf(dataset.order)} />
    ),
    tiles: () => stats && <PlatformPerformance stats={stats} />,
    more: ({ dataset }) =>
      upcoming.length > Number(dataset.limit) && (
        <a className="button ghost" href="/predictions">
          See more games
        </a>
      ),
  };
}

/** Draws a later slate in place of what the page was built with. */
export function drawLater(slate: LaterSlate, now: Date): void {
  const parts = partsOf(slate, now);
  const league = shownLeague();
  drawPieces(parts, () => {
    if (league) document.title = leagueTitle(league, slate.games, now);
    $later.set(slate);
  });
}

/** A list that was empty when the page was built shows skeletons while a later slate is on its way. */
export function drawWaiting(): void {
  const skeletons: Piece = () => (
    <div className="grid thirds" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading games
      </p>
      <CardSkeletons />
    </div>
  );
  drawPieces({ games: skeletons, 'league-games': skeletons });
}

/** Shows one league's games in a place beside a list of all; nothing in it for no league. */
export function drawLeague(place: HTMLElement, league: League | undefined, limit: number): void {
  rootOf(place).render(
    league && (
      <SectionBoundary>
        <LeagueGames league={league} limit={limit} />
      </SectionBoundary>
    ),
  );
}

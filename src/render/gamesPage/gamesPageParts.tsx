import { HeroDots } from '#components/charts-hero/HeroDots.tsx';
import { headlineGame } from '#components/charts-hero/headline.ts';
import { RerunLink } from '#components/charts-hero/RerunLink.tsx';
import { GameRows } from '#components/game/GameRows.tsx';
import { LeagueChips } from '#components/game/LeagueChips.tsx';
import { LeagueGameList } from '#components/game/LeagueGameList.tsx';
import {
  type PlatformFigures,
  PlatformPerformance,
} from '#components/game/PlatformPerformance.tsx';
import { UpcomingCards } from '#components/game/UpcomingCards.tsx';
import { UpcomingTable } from '#components/game/UpcomingTable.tsx';
import { countByLeague, gamesAhead, predictedGames } from '#components/game/upcoming.ts';
import { StripGames } from '#components/live/StripGames.tsx';
import { TonightGlance } from '#components/tonight/TonightGlance.tsx';
import { TonightLine } from '#components/tonight/TonightLine.tsx';
import { TonightsPrices } from '#components/tonight/TonightsPrices.tsx';
import { averageText } from '#domain/game/averageConfidence.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import type { League } from '#domain/leagues/league.ts';
import { cardsOfPage, type GamesPage, orderOfPage, viewOfPage } from '#domain/product/gamesPage.ts';
import { longDate } from '#domain/time/time.ts';
import type { Parts } from '../partsDocument.tsx';

/** What a page of games shows, from one slate. */
export interface ShownGames {
  /** Under way or to come, of the page's league or all. */
  readonly games: readonly ListedGame[];
  readonly stats: PlatformFigures;
  readonly now: Date;
}

/** The parts of a page with all leagues' games (site/islands/{AllGames,UpcomingGames}.astro), by their names on the page. */
export function partsOfAll(page: GamesPage, { games, now }: ShownGames): Parts {
  const upcoming = gamesAhead(games, now);
  const limit = cardsOfPage(page);
  const whole = page !== 'home';
  const headline = headlineGame(games, now);
  return {
    'being-played': <StripGames games={games} now={now} />,
    day: longDate(now),
    count: upcoming.length,
    average: averageText(upcoming),
    tonight: <TonightsPrices games={games} now={now} page={whole} />,
    chips: <LeagueChips counts={countByLeague(upcoming)} />,
    games:
      viewOfPage(page) === 'cards' ? (
        <UpcomingCards games={upcoming} now={now} limit={limit} page={whole} />
      ) : (
        <GameRows games={upcoming} now={now} order={orderOfPage(page)} page />
      ),
    ...(whole && { 'tonight-line': <TonightLine games={games} now={now} /> }),
    ...(!whole && {
      glance: <TonightGlance games={games} now={now} />,
      rerun: headline && <RerunLink game={headline} />,
      hero: headline && <HeroDots game={headline} now={now} />,
      more: upcoming.length > limit && (
        <a className="button ghost" href="/predictions">
          See more games
        </a>
      ),
    }),
  };
}

/** The parts of a league's page (pages/league/_TeamLeague.astro). */
export function partsOfLeague(page: GamesPage, league: League, shown: ShownGames): Parts {
  const { games, stats, now } = shown;
  const upcoming = gamesAhead(games, now);
  const order = orderOfPage(page);
  return {
    'being-played': <StripGames games={games} now={now} />,
    day: longDate(now),
    table: <UpcomingTable games={predictedGames(upcoming)} now={now} order={order} />,
    'league-games': <LeagueGameList league={league} games={upcoming} now={now} order={order} />,
    tiles: <PlatformPerformance stats={stats} />,
  };
}

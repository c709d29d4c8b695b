import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { easternDate } from '#domain/time/time.ts';
import { bovadaPartPath, type PartSport } from '#feeds/bovada/paths.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { toldAt } from '../../world/game.ts';
import type { World } from '../../world/world.ts';
import { bovada } from '../bovada.ts';
import { espn } from '../espn/espn.ts';
import { f1dbStandIn } from '../f1db.ts';
import type { FeedReply, StandInFeed } from '../feed.ts';
import { jolpicaStandIn } from '../jolpica.ts';
import { nflverseStandIn } from '../nflverse.ts';
import { openMeteoStandIn } from '../openMeteo.ts';
import { sportsDb } from '../sportsDb.ts';
import { weatherGovStandIn } from '../weatherGov.ts';
import { bovadaEvent, couponOf } from './bovadaCoupon.ts';
import { boardHead } from './espnGames.ts';
import { espnWorld } from './espnWorld.ts';
import { faultyEvents } from './faultyEvents.ts';
import type { FeedFault } from './feedFaults.ts';
import { couponName, feedText, SWAPPED } from './said.ts';

const HOUR = 3_600_000;
const OTHER: Partial<Record<League, League>> = { NFL: 'NCAAF', NBA: 'WNBA', EPL: 'LaLiga' };

/** Faults that make the whole answer unreadable, and faults that make games with a score unreadable. */
const UNREADABLE: ReadonlySet<FeedFault> = new Set(['torn', 'otherLeague']);
const WITHOUT_SCORE: ReadonlySet<FeedFault> = new Set(['implausible', 'noScore']);

/** How a feed changes its answers at the moment, and a callback for what it says. */
interface Telling {
  readonly faultOf: (path: string) => FeedFault | undefined;
  readonly time: () => number;
  readonly say: (what: string, text: string) => void;
}

interface Listed {
  readonly id?: unknown;
}
const eventsIn = ({ status, body }: FeedReply): readonly Listed[] | undefined =>
  status === 200 && typeof body === 'object' && body !== null && 'events' in body
    ? (body.events as readonly Listed[])
    : undefined;

function espnOf(world: World, { faultOf, time, say }: Telling): StandInFeed {
  let fault: FeedFault | undefined;
  const at = () => (fault === 'hourOld' ? time() - HOUR : time());
  const games = new Map(
    world.games.flatMap((game) => [
      [game.id, game],
      [`9${game.id}`, game],
    ]),
  );
  const told = espn(world.espn ?? espnWorld(world, at), (given, url) => {
    const events = eventsIn(given);
    if (!events) return given;
    const changed = faultyEvents(events, fault) as Listed[];
    const left = new Set(changed.map(({ id }) => id));
    for (const { id } of events) {
      const game = games.get(String(id));
      if (!game || !left.has(id) || (fault && UNREADABLE.has(fault))) continue;
      const now = toldAt(game, at());
      const misread = now.score !== undefined && fault !== undefined && WITHOUT_SCORE.has(fault);
      if (!misread) say(String(id), fault === 'swapped' ? SWAPPED : feedText(now));
    }
    const league = TEAM_LEAGUES.find((one) => url.pathname.includes(FEED_FACTS[one].espn.path));
    const head = fault === 'otherLeague' && league ? boardHead(OTHER[league] ?? 'NFL') : {};
    return { ...given, body: { ...(given.body as object), ...head, events: changed } };
  });
  return {
    ...told,
    answer: (request) => {
      fault = faultOf(request.url.pathname);
      return told.answer(request);
    },
  };
}

const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** nflverse's file: starts and final scores, nothing of games under way. */
const nflverseOf = (world: World, { time, say }: Telling): StandInFeed =>
  nflverseStandIn(() =>
    world.games
      .filter(({ league }) => league === 'NFL')
      .flatMap((game) => {
        const told = toldAt(game, time());
        const { start, home, away, status, score } = told;
        if (!told.named) return [];
        say(game.id, feedText(told));
        const final = status === 'final' && score;
        const gameday = easternDate(new Date(start));
        return [
          {
            game_id: `${seasonOf('NFL', gameday)}_${game.id}`,
            season: String(seasonOf('NFL', gameday)),
            game_type: 'REG',
            gameday,
            gametime: NEW_YORK.format(new Date(start)),
            home_team: home.team.abbreviation,
            away_team: away.team.abbreviation,
            location: told.neutral ? 'Neutral' : 'Home',
            espn: game.id,
            ...(final && { home_score: String(final.home), away_score: String(final.away) }),
          },
        ];
      }),
  );

const PART_SPORTS: readonly PartSport[] = ['ufc', 'boxing', 'tennis'];

function bovadaOf(world: World, { faultOf, time, say }: Telling): StandInFeed {
  let fault: FeedFault | undefined;
  const told = bovada({
    coupon: (path) => {
      const league = TEAM_LEAGUES.find((one) => FEED_FACTS[one].bovada === path);
      if (!league) return PART_SPORTS.some((one) => bovadaPartPath(one) === path) ? [] : undefined;
      const at = time();
      const open = world.games
        .filter((game) => game.league === league)
        .map((game) => ({ id: game.id, told: toldAt(game, at) }))
        .filter(({ told: now }) => now.named && now.status === 'scheduled' && now.start > at)
        .filter(({ told: now }) => now.start < at + 8 * 24 * HOUR);
      const events = open.map(({ id, told: now }) => bovadaEvent(league, id, now));
      if (!fault || !UNREADABLE.has(fault)) say(couponName(league), 'read');
      return couponOf(
        fault === 'otherLeague' ? (OTHER[league] ?? 'NFL') : league,
        faultyEvents(events, fault),
      );
    },
  });
  return {
    ...told,
    answer: (request) => {
      fault = faultOf(request.url.pathname);
      return told.answer(request);
    },
  };
}

/** All feeds without keys, with their answers about a world. */
export const tellersOf = (
  world: World,
  telling: Telling,
): Readonly<Record<string, StandInFeed>> => ({
  ESPN: espnOf(world, telling),
  BOVADA: bovadaOf(world, telling),
  SPORTSDB: sportsDb(world.sportsDb ?? { leagues: [], events: () => [] }),
  JOLPICA: jolpicaStandIn(world.jolpica ?? { races: () => [] }),
  OPEN_METEO: openMeteoStandIn(),
  WEATHER_GOV: weatherGovStandIn(),
  NFLVERSE: nflverseOf(world, telling),
  F1DB: f1dbStandIn((season) =>
    (world.jolpica?.races(season, telling.time()) ?? []).map(
      (_, at) => `${String(at + 1).padStart(2, '0')}-race`,
    ),
  ),
});

import type { League } from '#domain/league.ts';
import { easternDate } from '#domain/time.ts';
import { FEED_FACTS } from '#server/sources/leagues/index.ts';
import type { LeagueTeam } from '#server/sources/leagues/teamTable.ts';
import { sampleQuotes } from '#server/sources/sample/sampleQuotes.ts';
import { type Told, toldAt, type WorldGame } from '../world/game.ts';

/** ESPN's numbers of sports, as its items carry them. */
const SPORTS: Readonly<Record<string, string>> = {
  football: '20',
  basketball: '40',
  baseball: '1',
  hockey: '70',
  soccer: '600',
};

export const BOOK = 'DraftKings';

const STATUS = {
  scheduled: { name: 'STATUS_SCHEDULED', state: 'pre', completed: false },
  live: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, detail: 'Under way' },
  final: { name: 'STATUS_FINAL', state: 'post', completed: true, detail: 'Final' },
  postponed: {
    name: 'STATUS_POSTPONED',
    state: 'post',
    completed: false,
    detail: 'Postponed',
  },
} as const;

function sideOf(
  { team }: LeagueTeam,
  homeAway: 'home' | 'away',
  id: number,
  { score, starters }: Told,
) {
  const arm = starters?.[homeAway];
  return {
    homeAway,
    score: score && String(score[homeAway]),
    team: {
      id: String(id),
      displayName: team.name,
      shortDisplayName: team.shortName,
      abbreviation: team.abbreviation,
    },
    ...(arm && {
      probables: [{ name: 'probableStartingPitcher', athlete: { displayName: arm } }],
    }),
  };
}

function oddsOf(league: League, id: string, told: Told) {
  const [quote] = sampleQuotes(told.line, league, id, '');
  if (!quote?.moneyline || !quote.spread || !quote.total) return [];
  const { moneyline, spread, total } = quote;
  return [
    {
      provider: { name: BOOK },
      spread: spread.line,
      overUnder: total.line,
      overOdds: total.over,
      underOdds: total.under,
      homeTeamOdds: { moneyLine: moneyline.home, spreadOdds: spread.home },
      awayTeamOdds: { moneyLine: moneyline.away, spreadOdds: spread.away },
      drawOdds: { moneyLine: moneyline.draw },
    },
  ];
}

/** One game as ESPN's scoreboard lists it. */
export function espnEvent(league: League, id: string, told: Told) {
  const { path, number } = FEED_FACTS[league].espn;
  const teams = FEED_FACTS[league].teams;
  const { home, away, start, venue } = told;
  const uid = `s:${SPORTS[path.split('/')[0] ?? '']}~l:${number}~e:${id}`;
  const date = new Date(start).toISOString();
  return {
    id,
    uid,
    date,
    shortName: `${away.team.abbreviation} @ ${home.team.abbreviation}`,
    season: { type: 2 },
    competitions: [
      {
        uid: `${uid}~c:${id}`,
        date,
        neutralSite: told.neutral,
        competitors: [
          sideOf(home, 'home', 1 + teams.indexOf(home), told),
          sideOf(away, 'away', 1 + teams.indexOf(away), told),
        ],
        status: { type: STATUS[told.status] },
        venue: { fullName: venue.name, address: { city: venue.city }, indoor: venue.indoor },
        odds: told.status === 'scheduled' ? oddsOf(league, id, told) : [],
      },
    ],
  };
}

/** The games of a league whose day in New York lies in a range, as told at a time. */
export function gamesOn(
  games: readonly WorldGame[],
  league: League,
  { from, to }: { readonly from: string; readonly to: string },
  time: number,
): readonly { readonly id: string; readonly told: Told }[] {
  return games
    .filter((game) => game.league === league)
    .map((game) => ({ id: game.id, told: toldAt(game, time) }))
    .filter(({ told }) => {
      const day = easternDate(new Date(told.start));
      return told.named && day >= from && day <= to;
    })
    .flatMap((game) => (game.told.twice ? [game, { ...game, id: `9${game.id}` }] : [game]));
}

/** A league's scoreboard. */
export const scoreboard = (league: League, events: readonly unknown[]) => {
  const { path, number } = FEED_FACTS[league].espn;
  const [sport = '', slug = ''] = path.split('/');
  return { leagues: [{ slug, id: number, uid: `s:${SPORTS[sport]}~l:${number}` }], events };
};

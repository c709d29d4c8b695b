import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import type { LeagueTeam } from '#feeds/leagues/teamTable.ts';
import { sampleQuotes } from '#feeds/sample/sampleQuotes.ts';
import type { Playing } from '../../world/byMinute.ts';
import type { ToldGame } from '../../world/game.ts';

/** ESPN's ids of sports, as in its items. */
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
  id: string,
  { score, starters }: ToldGame,
) {
  const arm = starters?.[homeAway];
  return {
    homeAway,
    score: score && String(score[homeAway]),
    team: {
      id,
      displayName: team.name,
      shortDisplayName: team.shortName,
      abbreviation: team.abbreviation,
    },
    ...(arm && {
      probables: [{ name: 'probableStartingPitcher', athlete: { displayName: arm } }],
    }),
  };
}

function oddsOf(league: League, id: string, told: ToldGame) {
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

/** ESPN's id of a team; 0 for one that is not in the table. */
export const espnTeam = (league: League, team: LeagueTeam): string =>
  String(1 + FEED_FACTS[league].teams.indexOf(team));

/** One game as ESPN's scoreboard lists it; with its clock if it is told by the minute. */
export function espnEvent(league: League, id: string, given: ToldGame, playing?: Playing) {
  const told = playing ? { ...given, score: playing.score } : given;
  const { period, displayClock, detail, situation } = playing ?? {};
  const { path, number } = FEED_FACTS[league].espn;
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
          sideOf(home, 'home', espnTeam(league, home), told),
          sideOf(away, 'away', espnTeam(league, away), told),
        ],
        status: {
          type: { ...STATUS[told.status], ...(detail && { detail, shortDetail: detail }) },
          ...(playing && { period, displayClock }),
        },
        ...(situation && { situation }),
        venue: { fullName: venue.name, address: { city: venue.city }, indoor: venue.indoor },
        odds: told.status === 'scheduled' ? oddsOf(league, id, told) : [],
      },
    ],
  };
}

/** The league's data on its scoreboard. */
export const boardHead = (league: League) => {
  const { path, number } = FEED_FACTS[league].espn;
  const [sport = '', slug = ''] = path.split('/');
  return { leagues: [{ slug, id: number, uid: `s:${SPORTS[sport]}~l:${number}` }] };
};

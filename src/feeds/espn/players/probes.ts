import type { League } from '#domain/leagues/league.ts';
import { PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { ProbeAsk } from '../../probe/probeAsk.ts';

/** A team of each league, and a final that stays where we know one. */
const EXAMPLES: Readonly<Record<PlayerLeague, { readonly team: string; readonly final?: string }>> =
  {
    NFL: { team: '12', final: '401671889' },
    NBA: { team: '13', final: '401585607' },
    WNBA: { team: '20', final: '401726992' },
    MLB: { team: '10', final: '401701044' },
    NHL: { team: '22', final: '401675111' },
    EPL: { team: '359', final: '740603' },
    LaLiga: { team: '83', final: '704884' },
    Bundesliga: { team: '132' },
    SerieA: { team: '111', final: '401874937' },
  };

const REPORT = { with: /"injuries"\s*:\s*\[/, words: 'a list of teams with their injuries' };
const ROSTER = { with: /"athletes"\s*:\s*\[/, words: 'a list of players' };
const CHART = { with: /"depthchart"\s*:\s*\[/, words: 'a list of charts' };
const SUMMARY = { with: /"boxscore"\s*:\s*\{/, words: 'a box score' };

/** The probe's requests about players: of megabytes, the beginning. */
export function playerProbes(baseUrl: string): readonly ProbeAsk[] {
  const ask = (
    league: League,
    what: string,
    rest: string,
    expects: { readonly with: RegExp; readonly words: string },
  ): ProbeAsk => ({
    feed: 'ESPN',
    what: `${league}, ${what}`,
    url: new URL(`/apis/site/v2/sports/${FEED_FACTS[league].espn.path}/${rest}`, baseUrl),
    expects: { kind: 'beginning', ...expects },
  });
  return PLAYER_LEAGUES.flatMap((league) => {
    const { chances, charts } = FEED_FACTS[league].espn.players ?? {};
    const { team, final } = EXAMPLES[league];
    return [
      ...(chances ? [ask(league, 'injury report', 'injuries', REPORT)] : []),
      ask(league, 'a team’s roster', `teams/${team}/roster`, ROSTER),
      ...(charts ? [ask(league, 'a depth chart', `teams/${team}/depthcharts`, CHART)] : []),
      ...(final === undefined
        ? []
        : [ask(league, 'a final’s box score', `summary?event=${final}`, SUMMARY)]),
    ];
  });
}

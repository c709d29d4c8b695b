import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { SEASONS_PATH } from '#domain/season/seasonPaths.ts';
import { capital } from '#domain/words/capital.ts';
import { timeIn } from '#members/account/rules/hours.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import {
  betsWorth,
  contentOf,
  type Digest,
  type DigestWishes,
  figuresTime,
  saidInDigest,
} from './digest.ts';
import type { FollowLine } from './followLines.ts';

/** A day usually has fewer. */
const MOST_LINES = 40;

/** Teams that are told of; the page has the rest. */
const MOST_TEAMS = 10;

/** The part about followed teams; empty of none. */
function teamsPart(teams: readonly FollowLine[], host: string): readonly string[] {
  if (teams.length === 0) return [];
  const told = teams.slice(0, MOST_TEAMS).map(({ long }) => long);
  return ['Your teams', ...told, `Season odds: https://${host}${SEASONS_PATH}`];
}

/** Players who are told of; the site has the rest. */
const MOST_PLAYERS = 20;

/** The part about followed players; empty where none plays. */
const playersPart = (players: readonly FollowLine[]): readonly string[] =>
  players.length === 0
    ? []
    : [
        'Your players today: mean, and in brackets floor to ceiling (20 to 80 percent of our simulated games)',
        ...players.slice(0, MOST_PLAYERS).map(({ long }) => long),
      ];

/** Parts with an empty line between. */
const apart = (...parts: readonly (readonly string[])[]): readonly string[] =>
  parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : ['', ...part]));

/** The beginning: the teams first, where there are any. */
const begun = (head: string, teams: readonly string[], bets: string): string =>
  teams.length === 0 ? `${head}: ${bets}` : `${head}:\n\n${teams.join('\n')}\n\n${bets}`;

/** A member's digest as an e-mail: every price that pays, each with its start. The footer is added when sending. */
export function emailDigest(day: SayableDay, wishes: DigestWishes, sender: Sender): Digest {
  const { zone, silent } = wishes;
  const { teams, players, lines, none } = contentOf(day, wishes);
  const own = apart(teamsPart(teams, sender.host), playersPart(players));
  const sample = day.sample ? 'SAMPLE DATA. ' : '';
  const at = figuresTime(zone, day.now);
  const [date] = at.split(' ', 1);
  const site = `https://${sender.host}/predictions`;
  if (lines.length === 0) {
    if (silent) return { title: null, body: null, startsAt: null, named: [] };
    const quiet = own.length > 0 ? capital(none) : none;
    const body = `${begun(`${sample}${sender.name}, ${at}`, own, quiet)}\n\nAll predictions: ${site}`;
    return {
      title: `${sender.name} ${date}: no bet worth making`,
      body,
      startsAt: null,
      named: [],
    };
  }
  const named = lines.slice(0, MOST_LINES);
  const left = lines.length - named.length;
  const body = [
    begun(`${sample}${sender.name}, ${at}`, own, `${betsWorth(lines.length)}:`),
    '',
    ...named.map(({ text, startsAt }) => `${text}, starts ${timeIn(zone, new Date(startsAt))}`),
    ...(left > 0 ? [`+${left} more`] : []),
    '',
    `#: ledger line. Prices move, so check before you bet: ${site}`,
  ].join('\n');
  return {
    title: `${sender.name} ${date}: ${betsWorth(lines.length)}`,
    body,
    ...saidInDigest(named),
  };
}

import type { Bout } from './fightCard.ts';
import type { GolfTournament } from './golfTournament.ts';
import type { PartKey } from './parts.ts';
import type { RaceEvent } from './race.ts';
import type { SportEvent } from './sportEvent.ts';
import type { TennisMatch } from './tennisMatch.ts';

function boutText(bout: Bout | undefined): string | undefined {
  const result = bout?.result;
  if (!result) return undefined;
  if (result.winner === 'draw') return 'a draw';
  if (result.winner === 'noContest') return 'no contest';
  const how = result.method && result.method !== 'other' ? ` by ${result.method}` : '';
  const round =
    result.round !== undefined && result.method !== 'decision' ? ` in round ${result.round}` : '';
  return `${bout[result.winner].name} won${how}${round}`;
}

function matchText({ a, b, result }: TennisMatch): string | undefined {
  if (!result) return undefined;
  const first = result.winner === 'a';
  const sets = result.sets.map(([x, y]) => (first ? `${x}–${y}` : `${y}–${x}`)).join(', ');
  const how = result.retired ? '; the match ended early' : '';
  return `${(first ? a : b).name} won${sets && ` ${sets}`}${how}`;
}

const raceText = ({ result }: RaceEvent): string | undefined =>
  result?.order[0] && `${result.order[0]} won`;

function golfText({ field, result }: GolfTournament): string | undefined {
  const winner = result && field.find(({ id }) => id === result.winner);
  return winner && `${winner.name} won`;
}

function textOf(event: SportEvent): string | undefined {
  switch (event.kind) {
    case 'fights':
      return boutText(event.bouts[0]);
    case 'match':
      return matchText(event);
    case 'race':
      return raceText(event);
    case 'tournament':
      return golfText(event);
  }
}

/** "Final: Jaron Ennis won by knockout in round 7." for an event that has ended; undefined before that and without a result. */
export function eventResultText(event: SportEvent): string | undefined {
  const text = event.status === 'final' ? textOf(event) : undefined;
  return text && `Final: ${text}.`;
}

/** The same of one part, without its stage: "Jaron Ennis won by knockout in round 7". Bouts have results as they end. */
export function partResultText(event: SportEvent, part: PartKey): string | undefined {
  if (event.kind === 'fights') return boutText(event.bouts.find(({ key }) => key === part));
  return event.status === 'final' ? textOf(event) : undefined;
}

import type { TennisMatch, TennisResult } from '#domain/events/tennisMatch.ts';
import { bestOfAt, tournamentSurface } from '../../espn/events/tennis/tournaments.ts';
import { imageUrl } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { SportsDbEvent } from '../schema.ts';
import { isAwarded, readSportsDbStage } from '../stage.ts';
import { readStart } from '../start.ts';
import { readSportsDbVenue } from '../venue.ts';
import { tennisPlayersOf } from './players.ts';

const HOURS = { 3: 3, 5: 5 } as const;

/** Sets of "6-4 6-7(5) 7-5", as far as they are sets. */
const readSets = (line: string): TennisResult['sets'] =>
  [...line.matchAll(/\b(\d{1,2})-(\d{1,2})\b/g)]
    .map(([, a, b]) => [Number(a), Number(b)] as const)
    .filter(([a, b]) => Math.max(a, b) >= 6)
    .slice(0, 5);

/** A match that ended: the sets each side won, else the games of the sets. */
function readResult(event: SportsDbEvent): TennisResult | undefined {
  const { intHomeScore, intAwayScore, strResult } = event;
  const sets = readSets(strResult ?? '');
  const counted = sets.reduce((sum, [a, b]) => sum + Math.sign(a - b), 0);
  const ahead =
    intHomeScore !== undefined && intAwayScore !== undefined
      ? intHomeScore - intAwayScore
      : counted;
  if (ahead === 0 || (counted !== 0 && counted > 0 !== ahead > 0)) return undefined;
  const said = `${event.strStatus ?? ''} ${strResult ?? ''}`;
  const retired = isAwarded(event) || /\bret(ired|\.)?\b|walk-?over|\bw\/?o\b/i.test(said);
  return { winner: ahead > 0 ? 'a' : 'b', sets, retired };
}

/** A singles match of a tour; ties of nations and doubles are refused. */
export function readTennisEvent(
  event: SportsDbEvent,
  tour: string,
  now: Date,
): Parsed<TennisMatch & { readonly sourceId: string }> {
  const players = tennisPlayersOf(event);
  const start = readStart(event);
  if (typeof players === 'string') return refusedItem(players);
  if (!start) return refusedItem('no valid date');
  const women = /\bwta\b|wom[ae]n|billie|fed cup/i.test(`${tour} ${event.strEvent ?? ''}`);
  const tournament = players.tournament ?? event.strLeague ?? tour;
  const venue = readSportsDbVenue(event);
  const bestOf = bestOfAt(tournament, { women });
  const played = { women, month: Number(start.startTime.slice(5, 7)) };
  const stage = readSportsDbStage(event, { startTime: start.startTime, now, hours: HOURS[bestOf] });
  const result = stage === 'final' ? readResult(event) : undefined;
  // Awarded to a player whom the feed does not name: the match has no winner on the court.
  const status = isAwarded(event) && !result ? 'postponed' : stage;
  return parsedItem({
    kind: 'match',
    sourceId: `tennis-sdb-${event.idEvent}`,
    league: women ? 'WTA' : 'ATP',
    tour,
    tournament,
    name: `${players.a} vs ${players.b}`,
    ...start,
    status,
    venue,
    imageUrl: imageUrl(event.strThumb),
    surface: tournamentSurface({ tournament, city: venue?.city, country: venue?.country }, played),
    bestOf,
    a: { name: players.a },
    b: { name: players.b },
    result,
  });
}

import type { Golfer, GolfTournament } from '#domain/events/golfTournament.ts';

/** Before the start the leaderboard shows withdrawals and replacements; later only who is out. */
function fieldOf(event: GolfTournament, board: GolfTournament): readonly Golfer[] {
  if (event.field.length === 0 || (event.status === 'scheduled' && board.field.length > 0)) {
    return board.field;
  }
  const known = new Map(board.field.map((golfer) => [golfer.id, golfer]));
  return event.field.map((golfer) => {
    const { out, members, country, team } = known.get(golfer.id) ?? {};
    return {
      ...golfer,
      country: golfer.country ?? country,
      team: golfer.team ?? team,
      ...(members && { name: known.get(golfer.id)?.name ?? golfer.name, members }),
      ...(out && { out }),
    };
  });
}

/** A scoreboard's tournament with what only its leaderboard has: course, place, purse, who is out, the winner. */
export function withBoard<Event extends GolfTournament>(
  event: Event,
  board: GolfTournament,
): Event {
  return {
    ...event,
    venue: board.venue ?? event.venue,
    course: board.course ?? event.course,
    purse: board.purse ?? event.purse,
    endTime: event.endTime ?? board.endTime,
    field: fieldOf(event, board),
    groups: event.groups.length > 0 ? event.groups : board.groups,
    result: event.status === 'final' ? (board.result ?? event.result) : event.result,
  };
}

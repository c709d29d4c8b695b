import { twoOf } from '#domain/events/parts.ts';
import { type Close, twoWayClose } from '#domain/record/closing.ts';
import { gradeOf } from '#domain/record/grade.ts';
import type { Pick } from '#domain/record/picks/pick.ts';
import { settleEvent } from '#domain/record/settleEvent.ts';
import type { GradablePart, NewEventGrade } from '#slate/record/store/eventGrades.ts';
import type { RefreshContext } from './context.ts';
import { askedOf } from './firstShown.ts';
import { gradePayload } from './gradePayload.ts';

/** The close of a winner pick if the same two met; nobody prices the other picks. */
function closeOf(row: GradablePart, { market, pick, book }: Pick): Close {
  const two = twoOf(row.facts, row.part);
  if (market !== 'moneyline' || !two || !row.names) return {};
  const met = [two.a.name, two.b.name];
  if (!row.names.every((name) => met.includes(name))) return {};
  const own = row.own ?? 0.5;
  const event = {
    startTime: row.start_time,
    moneyline: two.moneyline ?? [],
    own: row.names[0] === two.a.name ? own : 1 - own,
  };
  return twoWayClose(event, two.a.name === pick ? 'a' : 'b', book);
}

/** The grades of a finished part, or a canceled one: version 0. */
function gradePart(row: GradablePart): NewEventGrade[] {
  const { event_id: eventId, part, version: resultVersion, names } = row;
  return askedOf(row, row.event_prediction_id).flatMap(({ basis, asked, ...by }) => {
    const outcome =
      resultVersion === 0 ? 'void' : settleEvent(row.facts, part, names ?? undefined, asked);
    if (!outcome) return [];
    const grade = gradeOf(basis, asked, outcome, closeOf(row, asked));
    const opponent = names?.find((name) => name !== asked.pick);
    const of = { eventId, part, ...by, resultVersion };
    const payload = gradePayload({ ...of, event: row.name, opponent: opponent ?? null }, grade);
    return [{ ...of, grade, opponent, payload }];
  });
}

/** Grades every finished bout, match, race and tournament whose prediction is on the ledger. */
export async function gradeEvents({
  store,
  lease,
  now,
}: RefreshContext): Promise<{ readonly grades: number; readonly events: readonly number[] }> {
  const made = (await store.readGradableParts()).flatMap(gradePart);
  if (made.length === 0) return { grades: 0, events: [] };
  const grades = await store.saveEventGrades(lease, made, now);
  return { grades, events: [...new Set(made.map(({ eventId }) => eventId))] };
}

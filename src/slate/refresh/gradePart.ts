import { twoOf } from '#domain/events/parts.ts';
import { type Close, twoWayClose } from '#domain/record/closing.ts';
import { type MeasuredBy, NOT_MEASURED, pairClosingQuotes } from '#domain/record/closingQuotes.ts';
import { gradeOf } from '#domain/record/grade.ts';
import type { Pick } from '#domain/record/picks/pick.ts';
import { settleEvent } from '#domain/record/settleEvent.ts';
import type { GradablePart, NewEventGrade } from '#slate/record/store/eventGrades.ts';
import { endedPart } from './endedPart.ts';
import { askedOfRow } from './firstShown.ts';
import { endSaid, gradePayload } from './gradePayload.ts';

type Closed = { readonly close: Close; readonly measured: MeasuredBy };

const UNPRICED: Closed = { close: {}, measured: NOT_MEASURED };

/** The close of a winner pick if the same two met; nobody prices the other picks. */
function closeOf(row: GradablePart, { market, pick, book }: Pick): Closed {
  const two = twoOf(row.facts, row.part);
  if (market !== 'moneyline' || !two || !row.names) return UNPRICED;
  const met = [two.a.name, two.b.name];
  if (!row.names.every((name) => met.includes(name))) return UNPRICED;
  const own = row.own ?? 0.5;
  const moneyline = row.closings.flatMap(({ aName, bName, a, b, ...quote }) => {
    const said = { ...quote, sample: false };
    if (aName === two.a.name && bName === two.b.name) return [{ ...said, a, b }];
    return aName === two.b.name && bName === two.a.name ? [{ ...said, a: b, b: a }] : [];
  });
  const event = {
    startTime: row.start_time,
    moneyline,
    own: row.names[0] === two.a.name ? own : 1 - own,
  };
  const close = twoWayClose(event, two.a.name === pick ? 'a' : 'b', book);
  if (close.closingProbability === undefined) return UNPRICED;
  return { close, measured: pairClosingQuotes(event) };
}

/** The grades of a finished part, or a canceled one: version 0. An edge is settled by the two that its own line is about. */
export function gradePart(row: GradablePart): NewEventGrade[] {
  const { event_id: eventId, part, version: resultVersion } = row;
  return askedOfRow(row, row.event_prediction_id).flatMap(({ basis, asked, line, ...by }) => {
    const names = (line ? line.names : row.names) ?? undefined;
    const isOff = resultVersion === 0;
    const outcome = isOff ? 'void' : settleEvent(row.facts, part, names, asked);
    if (!outcome) return [];
    const { close, measured } = closeOf(row, asked);
    const grade = gradeOf(basis, asked, outcome, close);
    const opponent = names?.find((name) => name !== asked.pick);
    const of = { eventId, part, ...by, resultVersion };
    const said = {
      event: row.name,
      opponent: opponent ?? null,
      ended: isOff ? null : endedPart(row.facts, part, asked.pick),
      ...endSaid(row),
      ...measured,
    };
    return [{ ...of, grade, opponent, payload: gradePayload({ ...of, ...said }, grade) }];
  });
}

import type { Outcome } from '#domain/record/outcome.ts';
import { WITHHELD } from '#domain/record/picks/pick.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { type VoidCause, voidCauseOf } from '#domain/record/voidCause.ts';
import { presentFields } from '#store/columns.ts';
import type { GradeLine, SaidContest, SaidGrade } from './saidGrade.ts';

/** The same instant with milliseconds. */
const withMillis = (instant: string): string => new Date(instant).toISOString();

function isSwapped({ sides }: SaidGrade, { home, away }: SaidContest): boolean {
  return sides ? sides.home === away && sides.away === home : false;
}

function causeOf(grade: SaidGrade, contest: SaidContest): VoidCause | null {
  if (grade.outcome !== 'void') return null;
  const isGame = typeof grade.gameId === 'number';
  const saysEnd = grade.rule !== undefined;
  const ofEvent = saysEnd ? grade.ended !== null : grade.resultVersion > 0;
  return voidCauseOf({
    isGame,
    ended: isGame ? Boolean(grade.score) : ofEvent,
    told: !saysEnd || grade.result !== null,
    calledEarly: typeof grade.calledAfter === 'number',
    swapped: isSwapped(grade, contest),
  });
}

/** Names of the pick and of the other side, of a game by its sides at the result or as said. */
function namesOf(grade: SaidGrade, contest: SaidContest) {
  if (typeof grade.gameId !== 'number') {
    return { name: grade.event ?? '', pick: grade.pick, opponent: grade.opponent ?? null };
  }
  const { home, away } = grade.sides ?? contest;
  const name = `${away ?? ''} @ ${home ?? ''}`;
  if (grade.pick === 'home') return { name, pick: home ?? '', opponent: away ?? null };
  if (grade.pick === 'away') return { name, pick: away ?? '', opponent: home ?? null };
  return { name, pick: grade.pick, opponent: null };
}

/**
 * The record's line of a grade, from the ledger alone. Its contest started when the grade says: the earliest start ever told; a
 * grade without a rule takes the start that the graded line said.
 * @param before the outcome of the bet's grade before, if there was one
 */
export function rowOfGrade({ seq, grade, contest }: GradeLine, before?: Outcome): RecordRow {
  const { price } = grade;
  return presentFields({
    gradeLine: seq,
    predictionLine: grade.predictionLine,
    kind: typeof grade.gameId === 'number' ? ('game' as const) : ('event' as const),
    id: grade.gameId ?? grade.eventId ?? 0,
    part: grade.part ?? '',
    league: contest.league,
    ...namesOf(grade, contest),
    startTime: withMillis(grade.startTime ?? contest.start),
    basis: grade.basis,
    market: grade.market,
    how: grade.how ?? null,
    line: grade.line ?? null,
    probability: grade.probability,
    drawProbability: grade.drawProbability ?? null,
    choices: grade.choices,
    book: grade.book ?? null,
    price: price === WITHHELD ? null : (price ?? null),
    priceWithheld: price === WITHHELD || null,
    claimed: grade.claimed ?? null,
    outcome: grade.outcome,
    units: grade.units ?? null,
    closingProbability: grade.closingProbability ?? null,
    closingDrawProbability: grade.closingDrawProbability ?? null,
    closingPrice: grade.closingPrice ?? null,
    closingLine: grade.closingLine ?? null,
    homeScore: grade.score?.home ?? null,
    awayScore: grade.score?.away ?? null,
    resultVersion: grade.resultVersion,
    regraded: before === undefined ? null : true,
    outcomeBefore: before ?? null,
    voidCause: causeOf(grade, contest),
  });
}

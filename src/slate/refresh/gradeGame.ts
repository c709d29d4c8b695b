import { closingQuotes, NOT_MEASURED } from '#domain/record/closingQuotes.ts';
import { settleEndedGame } from '#domain/record/endedGame.ts';
import { gradeOf } from '#domain/record/grade.ts';
import { endedGameOf } from '#slate/record/store/endedRow.ts';
import type { GradableRow, NewGrade } from '#slate/record/store/grades.ts';
import { askedOfRow } from './firstShown.ts';
import { endSaid, gradePayload } from './gradePayload.ts';

/**
 * The grades of a finished game: of every pick that the ledger said last before its start, and of every edge that was shown, each
 * settled by the sides of its own line.
 */
export function gradeGame(row: GradableRow): NewGrade[] {
  const { game_id: gameId, version: resultVersion } = row;
  const game = { ...endedGameOf(row, row.odds), isPublic: true };
  const { score, sides } = game;
  const called = row.called_after === null ? {} : { calledAfter: row.called_after };
  const ended = { score, sides, ...called, ...endSaid(row) };
  return askedOfRow(row, row.prediction_id).map(({ basis, asked, line, ...by }) => {
    const said = line
      ? { home: line.home ?? null, away: line.away ?? null }
      : { home: row.said_home, away: row.said_away };
    const { outcome, close } = settleEndedGame(game, said, asked);
    const grade = gradeOf(basis, asked, outcome, close);
    const of = { gameId, ...by, resultVersion };
    const measured =
      grade.closingProbability === undefined ? NOT_MEASURED : closingQuotes(game, asked);
    return { ...of, grade, payload: gradePayload({ ...of, ...ended, ...measured }, grade) };
  });
}

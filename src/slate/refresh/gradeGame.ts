import { settleEnded } from '#domain/record/endedGame.ts';
import { gradeOf } from '#domain/record/grade.ts';
import { endedGameOf } from '#slate/record/store/endedRow.ts';
import type { GradableRow, NewGrade } from '#slate/record/store/grades.ts';
import { askedOf } from './firstShown.ts';
import { gradePayload } from './gradePayload.ts';

/** The grades of a finished game: of every pick that the ledger said last, and of every edge that was shown. */
export function gradeGame(row: GradableRow): NewGrade[] {
  const { game_id: gameId, version: resultVersion } = row;
  const game = { ...endedGameOf(row, row.odds), isPublic: true };
  const { score } = game;
  const called = row.called_after === null ? {} : { calledAfter: row.called_after };
  const said = { home: row.said_home, away: row.said_away };
  return askedOf(row, row.prediction_id).map(({ basis, asked, ...by }) => {
    const { outcome, close } = settleEnded(game, said, asked);
    const grade = gradeOf(basis, asked, outcome, close);
    const of = { gameId, ...by, resultVersion };
    return { ...of, grade, payload: gradePayload({ ...of, score, ...called }, grade) };
  });
}

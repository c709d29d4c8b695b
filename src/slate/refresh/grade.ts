import { type EndedGame, settleEnded } from '#domain/record/endedGame.ts';
import { type Basis, gradeOf } from '#domain/record/grade.ts';
import type { Pick, ShownEdge } from '#domain/record/picks/pick.ts';
import type { GradableRow, NewGrade } from '#slate/record/store/grades.ts';
import type { RefreshContext } from './context.ts';
import { firstShown } from './firstShown.ts';
import { gradePayload } from './gradePayload.ts';

/** The grades of a finished game: every pick of the ledger's last prediction, and every edge that was shown. */
export function gradeGame(row: GradableRow): NewGrade[] {
  const { game_id: gameId, version: resultVersion, league, odds } = row;
  const { home_score: home, away_score: away } = row;
  const score = home === null || away === null ? null : { home, away };
  const game: EndedGame = {
    league,
    gameTime: row.game_time,
    sides: { home: row.home_name, away: row.away_name },
    score,
    calledAfter: row.called_after ?? undefined,
    odds,
    own: row.own ?? undefined,
  };
  const called = row.called_after === null ? {} : { calledAfter: row.called_after };
  const said = { home: row.said_home, away: row.said_away };
  const graded = (
    basis: Basis,
    asked: Pick | ShownEdge,
    predictionId: number,
    predictionLine: number,
  ): NewGrade => {
    const { outcome, close } = settleEnded(game, said, asked);
    const grade = gradeOf(basis, asked, outcome, close);
    const of = { gameId, predictionId, predictionLine, resultVersion };
    return { ...of, grade, payload: gradePayload({ ...of, score, ...called }, grade) };
  };
  return [
    ...row.picks.map((pick) => graded('pick', pick, row.prediction_id, row.prediction_line)),
    ...firstShown(row.edges).map((shown) =>
      graded('edge', shown.edge, shown.predictionId, shown.predictionLine),
    ),
  ];
}

/** Grades every finished game whose prediction is on the ledger; returns the number of new grades. */
export async function grade({ store, lease, now }: RefreshContext): Promise<number> {
  const grades = (await store.readGradable()).flatMap(gradeGame);
  return grades.length === 0 ? 0 : store.saveGrades(lease, grades, now);
}

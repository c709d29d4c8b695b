import { gameClose } from '#domain/record/closing.ts';
import { type Basis, gradeOf } from '#domain/record/grade.ts';
import type { Outcome } from '#domain/record/outcome.ts';
import type { Pick, ShownEdge } from '#domain/record/picks/pick.ts';
import { settleGame } from '#domain/record/settleGame.ts';
import type { GradableRow, NewGrade } from '#server/store/grades.ts';
import type { RefreshContext } from './context.ts';
import { firstShown } from './firstShown.ts';
import { gradePayload } from './gradePayload.ts';

/** What became of a pick: nothing stands of a game that was called off, or whose sides the feed has swapped since. */
function settled(row: GradableRow, asked: Pick): Outcome {
  const { home_score: home, away_score: away } = row;
  const swapped = row.said_home === row.away_name && row.said_away === row.home_name;
  if (home === null || away === null || swapped) return 'void';
  return settleGame(row.league, { home, away }, asked);
}

/** The grades of a finished game: of every pick that the ledger said last, and of every edge that was shown. */
export function gradeGame(row: GradableRow): NewGrade[] {
  const { game_id: gameId, version: resultVersion, league, odds } = row;
  const { home_score: home, away_score: away } = row;
  const game = { league, gameTime: row.game_time, odds, own: row.own ?? undefined };
  const graded = (
    basis: Basis,
    asked: Pick | ShownEdge,
    predictionId: number,
    predictionLine: number,
  ): NewGrade => {
    const grade = gradeOf(basis, asked, settled(row, asked), gameClose(game, asked));
    const score = home === null || away === null ? null : { home, away };
    const of = { gameId, predictionId, predictionLine, resultVersion };
    return { ...of, grade, payload: gradePayload({ ...of, score }, grade) };
  };
  return [
    ...row.picks.map((pick) => graded('pick', pick, row.prediction_id, row.prediction_line)),
    ...firstShown(row.edges).map((shown) =>
      graded('edge', shown.edge, shown.predictionId, shown.predictionLine),
    ),
  ];
}

/** Grades every finished game whose prediction is on the ledger; answers how many grades were added. */
export async function grade({ store, lease, now }: RefreshContext): Promise<number> {
  const grades = (await store.readGradable()).flatMap(gradeGame);
  return grades.length === 0 ? 0 : store.saveGrades(lease, grades, now);
}

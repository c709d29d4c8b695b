import { type LedgerLine, objectOf, parseJson } from '#domain/ledger/line.ts';
import { type GradeLine, saidContest, saidGrade } from '#slate/record/recount/saidGrade.ts';

type Members = Readonly<Record<string, unknown>>;

/** Number of the prediction that a line is, or is of. */
const predictionOf = (payload: Members): string => {
  const kind = payload.gameId !== undefined || payload.game ? 'game' : 'event';
  return `${kind} ${payload.predictionId ?? objectOf(payload.prediction).id}`;
};

/** The grades of a whole ledger, each with what the line that it grades says of the contest. */
export function gradeLinesOf(lines: Iterable<Pick<LedgerLine, 'seq' | 'payload'>>): GradeLine[] {
  const said = new Map<number, Members>();
  const leagues = new Map<string, unknown>();
  const grades: GradeLine[] = [];
  for (const { seq, payload } of lines) {
    const value = objectOf(parseJson(payload));
    if (value.type === 'prediction') {
      const { league, gameTime, startTime, home, away } = objectOf(value.game ?? value.event);
      leagues.set(predictionOf(value), league);
      said.set(seq, { league, home, away, start: gameTime ?? startTime });
    } else if (value.type === 'edges') {
      const { startTime: start, home, away } = value;
      said.set(seq, { league: leagues.get(predictionOf(value)), home, away, start });
    } else if (value.type === 'grade') {
      const grade = saidGrade.parse(value);
      grades.push({ seq, grade, contest: saidContest.parse(said.get(grade.predictionLine)) });
    }
  }
  return grades;
}

import * as z from 'zod';
import { type GradeLine, saidContest, saidGrade } from '#slate/record/recount/saidGrade.ts';
import { type Client, readData } from '#store/client.ts';

/** Grades per statement. */
const PAGE = 500;

const lines = z.array(z.object({ seq: z.int(), grade: z.unknown(), contest: z.unknown() }));

/**
 * The ledger's grades, in its order, each with what the line that it grades says of the contest; none that cannot be
 * read: its line of the record is then found to differ.
 */
export async function readSaidGrades(client: Client): Promise<readonly GradeLine[]> {
  const all: GradeLine[] = [];
  let after = 0;
  for (;;) {
    const args = { p_after: after, p_most: PAGE };
    const page = await readData(
      'reading the ledger’s grades',
      client.rpc('said_grades', args),
      lines,
    );
    for (const line of page) {
      const grade = saidGrade.safeParse(line.grade);
      const contest = saidContest.safeParse(line.contest);
      if (grade.success && contest.success) {
        all.push({ seq: line.seq, grade: grade.data, contest: contest.data });
      }
    }
    after = page.at(-1)?.seq ?? after;
    if (page.length < PAGE) return all;
  }
}

/** A fighter's career: wins, losses and draws. */
interface CareerRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

const RECORD = /^(\d{1,3})[-–](\d{1,3})(?:[-–](\d{1,3}))?$/;

/** "20-4-1" as numbers; undefined if the text is not a record. */
export function careerRecord(record: string | undefined): CareerRecord | undefined {
  const [, wins, losses, draws = '0'] = RECORD.exec(record?.trim() ?? '') ?? [];
  if (wins === undefined || losses === undefined) return undefined;
  return { wins: Number(wins), losses: Number(losses), draws: Number(draws) };
}

/** % of all fights won, draws counted as fights; undefined without a fight. */
export function winRate(record: string | undefined): number | undefined {
  const career = careerRecord(record);
  const fights = career ? career.wins + career.losses + career.draws : 0;
  return career && fights > 0 ? (100 * career.wins) / fights : undefined;
}

/**
 * % of wins by knockout or stoppage; undefined without a win, without the count, or if the count is impossible.
 * @param knockoutWins whole number, at most the wins
 */
export function koRate(
  record: string | undefined,
  knockoutWins: number | undefined,
): number | undefined {
  const wins = careerRecord(record)?.wins ?? 0;
  if (knockoutWins === undefined || wins === 0 || knockoutWins < 0 || knockoutWins > wins) {
    return undefined;
  }
  return (100 * knockoutWins) / wins;
}

/** "20–4–1": the record with en dashes, as pages print it. */
export const recordText = (record: string): string => record.replaceAll('-', '–');

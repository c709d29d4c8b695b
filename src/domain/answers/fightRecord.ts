import type { Fighter } from '../events/fightCard.ts';

/** Wins, losses and draws of a record such as "20-4" or "20-4-1"; undefined where it is none. */
export function parseRecord(
  record: string | undefined,
): { readonly wins: number; readonly losses: number; readonly draws: number } | undefined {
  const parts = /^(\d{1,3})-(\d{1,3})(?:-(\d{1,3}))?$/.exec(record?.trim() ?? '');
  if (!parts) return undefined;
  return { wins: Number(parts[1]), losses: Number(parts[2]), draws: Number(parts[3] ?? 0) };
}

/** % of all fights won, draws counting as fights; undefined without a record or a fight. */
export function winRate({ record }: Pick<Fighter, 'record'>): number | undefined {
  const parsed = parseRecord(record);
  if (!parsed) return undefined;
  const fights = parsed.wins + parsed.losses + parsed.draws;
  return fights === 0 ? undefined : (100 * parsed.wins) / fights;
}

/** % of the wins that were knockouts; undefined where either is unknown, or the knockouts exceed the wins. */
export function koRate({
  record,
  knockoutWins,
}: Pick<Fighter, 'record' | 'knockoutWins'>): number | undefined {
  const wins = parseRecord(record)?.wins ?? 0;
  if (wins === 0 || knockoutWins === undefined || knockoutWins > wins) return undefined;
  return (100 * knockoutWins) / wins;
}

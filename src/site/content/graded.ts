import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import { moveFiguresSchema } from '#contract/moves.ts';
import { recordFigures } from '#contract/record/figures.ts';
import { recordRowSchema } from '#contract/record/row.ts';
import { gradedPicks } from '#domain/record/gradedPick.ts';
import { isWinnerPick, type RecordRow } from '#domain/record/recordRow.ts';
import { onceABuild } from './onceABuild.ts';
import { recordSummary } from './recordSummary.ts';

const gradedSchema = z.object({ rows: z.array(recordRowSchema) });

async function readGraded(): Promise<readonly RecordRow[]> {
  const entry = await getEntry('graded', 'all');
  return entry ? gradedSchema.parse(entry.data).rows : [];
}

/** Every line of the record as the build read it, the earliest first. */
export const loadAllGraded = onceABuild(readGraded);

/** Graded winner picks on a team or fighter of a league, the latest first. */
export const loadGraded = async (league: string, name: string): Promise<readonly RecordRow[]> =>
  gradedPicks((await loadAllGraded()).filter(isWinnerPick), league, name);

const recordSchema = z.object({
  asOf: z.string(),
  figures: recordFigures,
  summary: recordSummary,
  losses: z.array(recordRowSchema),
  moves: z.array(moveFiguresSchema),
});

/** The record as the build read it; undefined until something is graded. */
export async function loadRecord() {
  const entry = await getEntry('record', 'all');
  return entry && recordSchema.parse(entry.data);
}

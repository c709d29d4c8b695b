import type { Log } from '#domain/operation/log.ts';
import { reasonOf } from '#jobLog';
import { patientClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { gradeEdges } from './gradeEdges.ts';

/** Grades the edges of games that are over, after a refresh. It never throws: a refresh does not fail because of edges, and the next one grades them. */
export async function gradeEdgesOnce({ use }: Site, log: Log): Promise<void> {
  try {
    const graded = await gradeEdges(use(patientClient));
    if (graded > 0) log('Graded edges', { counts: { graded } });
  } catch (error) {
    log(`Edges: ${reasonOf(error)}`, { level: 'error' });
  }
}

import type { Log } from '#domain/operation/log.ts';
import { gradeEdge } from '#domain/record/gradeEdge.ts';
import { reasonOf } from '#jobLog';
import type { Client } from '#store/client.ts';
import { patientClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { readEndedEdges, saveEdgeGrades } from './store/edges.ts';

/** Graded at a time. */
const MOST = 200;

/** Grades the edges that were shown of games that are over; how many. Safe to repeat. */
export async function gradeEdges(client: Client): Promise<number> {
  const ended = await readEndedEdges(client, MOST);
  return ended.length === 0 ? 0 : saveEdgeGrades(client, ended.map(gradeEdge));
}

/** The same after a refresh. It never throws: a refresh does not fail because of edges, and the next one grades them. */
export async function gradeEdgesOnce({ use }: Site, log: Log): Promise<void> {
  try {
    const graded = await gradeEdges(use(patientClient));
    if (graded > 0) log('Graded edges', { counts: { graded } });
  } catch (error) {
    log(`Edges: ${reasonOf(error)}`, { level: 'error' });
  }
}

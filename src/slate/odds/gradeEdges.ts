import { gradeEdge } from '#domain/record/gradeEdge.ts';
import type { Client } from '#store/client.ts';
import { readEndedEdges, saveEdgeGrades } from './store/edges.ts';

/** Graded at a time. */
const MOST = 200;

/** Grades the edges that were shown of games that are over; how many. Safe to repeat. */
export async function gradeEdges(client: Client): Promise<number> {
  const ended = await readEndedEdges(client, MOST);
  return ended.length === 0 ? 0 : saveEdgeGrades(client, ended.map(gradeEdge));
}

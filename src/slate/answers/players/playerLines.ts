import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { readPlayerLines, type StoredLines } from './readPlayerLines.ts';

/** Reads a prediction's stored lines of players, for answers. */
export const storedLines: Tool<(predictionId: number) => Promise<StoredLines | undefined>> =
  ({ use }) =>
  (predictionId) =>
    readPlayerLines(use(promptClient), predictionId);

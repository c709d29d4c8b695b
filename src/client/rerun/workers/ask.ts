import type { RerunAnswers, RerunRequest, WorkerMessage } from '../protocol.ts';

/**
 * A worker's answer. One request at a time.
 * @param onPlayed told how many runs it has played so far
 * Rejects if it refuses, or its file cannot be loaded.
 */
export function askWorker<Question extends RerunRequest>(
  worker: Worker,
  question: Question,
  onPlayed?: (runs: number) => void,
): Promise<RerunAnswers[Question['ask']]> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('played' in data) onPlayed?.(data.played);
      else if ('refused' in data) reject(new RangeError(data.refused));
      else resolve(data.answer as RerunAnswers[Question['ask']]);
    };
    worker.onerror = ({ message }) =>
      reject(new Error(message || 'The engine could not be fetched.'));
    worker.postMessage(question);
  });
}

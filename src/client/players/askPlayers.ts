import type { PlayersAnswers, PlayersMessage, PlayersRequest } from './protocol.ts';

/**
 * Answers one question about a game's players in a worker of its own, which loads its sport's code and ends afterwards.
 * Rejects with a RangeError if it refuses the recipe, with an Error if its files cannot be loaded.
 */
export function askPlayers<Question extends PlayersRequest>(
  question: Question,
): Promise<PlayersAnswers[Question['ask']]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PlayersAnswers[Question['ask']]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PlayersMessage>) => {
      if ('refused' in data) reject(new RangeError(data.refused));
      else resolve(data.answer as PlayersAnswers[Question['ask']]);
    };
    worker.onerror = ({ message }) =>
      reject(new Error(message || 'The engine could not be fetched.'));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

import type { LiveFigures } from '#domain/live/liveFigures.ts';
import type { LiveAsked, LiveSent } from './protocol.ts';

/**
 * The rest of a game, said by the reader's own browser in a worker that is ended with its answer. Rejects if the engine refuses the
 * recipe or state, or cannot be fetched.
 */
export function figuresAgain(asked: LiveAsked): Promise<LiveFigures> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<LiveFigures>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LiveSent>) =>
      'figures' in data ? resolve(data.figures) : reject(new RangeError(data.refused));
    worker.onerror = ({ message }) =>
      reject(new Error(message || 'The engine could not be fetched.'));
    worker.postMessage(asked);
  });
  return answered.finally(() => worker.terminate());
}

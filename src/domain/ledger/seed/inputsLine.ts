import { isHash, isLineObject } from '../line.ts';
import { seedContestName } from './contestName.ts';

/** A contest and the hash of what its prediction will be made from. */
export interface HashedInputs {
  readonly contest: string;
  readonly inputsHash: string;
}

/** What a line of `inputs` says: the chain that it waits for, and which inputs. */
interface SaidInputs {
  readonly chain: string;
  readonly of: readonly HashedInputs[];
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

function hashedOf(value: unknown): HashedInputs | undefined {
  if (!isLineObject(value) || !isHash(value.inputsHash)) return undefined;
  const { gameId, eventId, part, inputsHash } = value;
  if (isId(gameId) && eventId === undefined && part === undefined) {
    return { contest: seedContestName('game', gameId), inputsHash };
  }
  if (!isId(eventId) || gameId !== undefined || typeof part !== 'string') return undefined;
  return { contest: seedContestName('event', eventId, part), inputsHash };
}

/** What a payload of `inputs` says; undefined if it is malformed. */
export function inputsSaid(payload: unknown): SaidInputs | undefined {
  if (!isLineObject(payload) || !isLineObject(payload.beacon) || !Array.isArray(payload.of))
    return undefined;
  const { chain } = payload.beacon;
  if (!isHash(chain) || payload.of.length === 0) return undefined;
  const of: HashedInputs[] = [];
  for (const one of payload.of) {
    const hashed = hashedOf(one);
    if (!hashed) return undefined;
    of.push(hashed);
  }
  return { chain, of };
}

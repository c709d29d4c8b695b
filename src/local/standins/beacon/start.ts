import { clock } from '#clock';
import { LOCAL_BEACON, roundDue } from '#domain/ledger/seed/beaconChain.ts';
import { type HttpServer, listen } from '../../http/listen.ts';
import { localSignature, randomnessOf } from './localRound.ts';

/** How the beacon may fail. */
type Mood = 'right' | 'refuses' | 'late' | 'another round' | 'another signature' | 'garbage';

interface BeaconStandIn extends HttpServer {
  /** Rounds that it was asked for. */
  readonly asked: readonly number[];
  readonly be: (mood: Mood) => void;
}

const PATH = new RegExp(`^/${LOCAL_BEACON.hash}/public/([1-9]\\d{0,14})$`);

const told = (round: number, signature: string): Response =>
  Response.json({ round, randomness: randomnessOf(signature), signature });

/**
 * A drand beacon on this machine, with a chain and a key of its own: `GET /{chain}/public/{round}`. A round that is not due yet is
 * answered with 425, as the real relays do, another chain with 404.
 */
export async function startBeacon(
  now: () => number = () => clock.now().getTime(),
): Promise<BeaconStandIn> {
  const asked: number[] = [];
  let mood: Mood = 'right';
  const answer = async (request: Request): Promise<Response> => {
    const [, text] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (text === undefined) return new Response('not found', { status: 404 });
    if (request.method !== 'GET') return new Response(null, { status: 405 });
    const round = Number(text);
    asked.push(round);
    if (mood === 'refuses') return new Response('busy', { status: 503 });
    if (mood === 'late' || roundDue(LOCAL_BEACON, round) > now()) {
      return new Response('too early', { status: 425 });
    }
    if (mood === 'garbage') return new Response('<!doctype html>');
    if (mood === 'another round') return told(round - 1, localSignature(round - 1));
    return told(round, localSignature(mood === 'another signature' ? round + 1 : round));
  };
  const server = await listen(answer);
  return {
    ...server,
    asked,
    be: (to) => {
      mood = to;
    },
  };
}

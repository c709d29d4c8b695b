import { phoneHash } from '#members/account/verbs/secrets.ts';
import type { SeasonsReader } from '#slate/answers/seasonsReader.ts';
import type { VoiceBoard } from '../rules/board.ts';
import { readCode } from '../rules/code.ts';
import { type CallPlace, CODE_PLACE, LEAGUES_PAGE, WELCOME } from '../rules/place.ts';
import type { House, Scene } from '../rules/scene.ts';
import {
  arriveAt,
  goodbye,
  hangUp,
  missedTurn,
  NO_KEY_HEARD,
  pressKey,
  refusalTurn,
  type SpokenTurn,
} from '../rules/turn.ts';
import type { CallAccess, Voice } from '../store.ts';
import { codeCheck } from './lineCode.ts';

export interface CallTools {
  readonly voice: Voice;
  /** Rejects if the figures cannot be read. */
  readonly readBoard: (now: Date) => Promise<VoiceBoard>;
  /** Season odds of followed teams. */
  readonly seasons: SeasonsReader;
  readonly house: House;
  /** Key for hashes of numbers and codes. */
  readonly secret: string;
}

/** One request of a call, with a valid shape; the sender has been verified before. */
interface CallTurn {
  /** CallSid. */
  readonly call: string;
  /** The caller's number, +1 and ten digits; anything else if withheld. Proves nothing. */
  readonly from: string;
  /** The caller's position; undefined at the beginning of a call. */
  readonly place: CallPlace | undefined;
  readonly missed: number;
  /** Number of codes tried in this call before this one. */
  readonly n: number;
  /** Pressed keys; empty if none. */
  readonly digits: string;
}

const TOO_MANY =
  'Too many wrong codes. Please call again later: it can take fifteen minutes, or longer after many tries.';
const WRONG =
  'That code is not right for this phone. If you are calling from a different phone, enter the ten digits of your account’s phone first.';

/** The board, or nothing if it cannot be read, which the line then says. */
const boardOrNone = ({ readBoard }: CallTools, now: Date): Promise<VoiceBoard | undefined> =>
  readBoard(now).catch((error: unknown) => {
    console.error(error);
    return undefined;
  });

/** The scene of what a call opens: with the member's teams once it is open. */
async function openedScene(
  { seasons }: Pick<CallTools, 'seasons'>,
  access: CallAccess,
  scene: Scene,
): Promise<Scene> {
  if (access.access !== 'open') return { ...scene, open: false };
  const { follows } = access;
  const found = await seasons(follows, false, scene.now);
  return { ...scene, open: true, follows, seasons: found };
}

async function tryCode(tools: CallTools, asked: CallTurn, scene: Scene): Promise<SpokenTurn> {
  const { call, from, n, digits, missed } = asked;
  const entered = readCode(digits, from);
  if (digits === '') return missedTurn(CODE_PLACE, scene, missed, NO_KEY_HEARD);
  if (entered.what === 'back') return arriveAt(WELCOME, scene);
  if (entered.what === 'unclear')
    return missedTurn(CODE_PLACE, scene, missed, 'That is not a line code.');
  const { phone, code } = entered;
  const { voice, secret, house } = tools;
  const outcome = await voice.tryCode({
    call,
    n,
    target: phone === undefined ? undefined : phoneHash(phone, secret),
    check: codeCheck(phone ?? '', code, secret),
  });
  if (outcome === 'wait') return hangUp(TOO_MANY, goodbye(house));
  if (outcome === 'wrong') return arriveAt(CODE_PLACE, scene, [WRONG]);
  const access: CallAccess =
    outcome === 'ended' ? { access: 'ended', tries: n } : await voice.access(call);
  const opened = await openedScene(tools, access, scene);
  return (
    refusalTurn(access, house) ?? arriveAt(LEAGUES_PAGE, opened, opened.open ? ['Thank you.'] : [])
  );
}

/** What a caller hears next. The database decides at every turn what the call opens; earlier turns count for nothing. */
export async function answerCall(
  tools: CallTools,
  asked: CallTurn,
  now: Date,
): Promise<{ readonly turn: SpokenTurn; readonly tries: number }> {
  const { voice, house, secret } = tools;
  const { call, from, place, missed, digits } = asked;
  if (place === undefined) {
    await voice.begin(call, /^\+\d{8,15}$/.test(from) ? phoneHash(from, secret) : undefined);
  }
  const access = await voice.access(call);
  const refused = refusalTurn(access, house);
  if (refused) return { turn: refused, tries: access.tries };
  const board = await boardOrNone(tools, now);
  const scene = await openedScene(tools, access, { house, board, open: false, now });
  if (place === undefined) return { turn: arriveAt(WELCOME, scene), tries: access.tries };
  if (place.at !== 'code') {
    return { turn: pressKey(place, digits, missed, scene), tries: access.tries };
  }
  // The code was right, and the request is sent again.
  if (scene.open) return { turn: arriveAt(LEAGUES_PAGE, scene), tries: access.tries };
  const turn = await tryCode(tools, asked, scene);
  return { turn, tries: Math.max(access.tries, (await voice.access(call)).tries) };
}

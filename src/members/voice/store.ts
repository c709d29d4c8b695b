import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';

const tries = z.int();
const accessSchema = z.discriminatedUnion('access', [
  z.object({ access: z.literal('none'), tries }),
  z.object({
    access: z.literal('open'),
    tries,
    /** Ids of what the member follows. */
    follows: z.array(z.string()),
  }),
  z.object({ access: z.literal('notPremium'), tries }),
  z.object({ access: z.literal('ended'), tries }),
  z.object({ access: z.literal('shutOut'), until: z.string(), tries }),
]);
/** What a call opens now, and how many codes were tried in it. */
export type CallAccess = z.infer<typeof accessSchema>;

const codeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('shutOut'), until: z.string() }),
  z.object({ status: z.literal('notPremium') }),
  z.object({ status: z.literal('none') }),
  z.object({ status: z.literal('ready'), sealed: z.string(), madeAt: timestampColumn }),
]);
/** A member's state on the voice line; the code is sealed, hex. */
type KeptCode = z.infer<typeof codeSchema>;

/** An attempt to enter a code: its number within the call (`n`), the account, and the keyed hash of number and code. */
interface Try {
  readonly call: string;
  readonly n: number;
  readonly target: Uint8Array | undefined;
  readonly check: Uint8Array;
}

const outcome = z.enum(['right', 'wrong', 'wait', 'ended']);

/** The voice line's calls and codes: each a database function, which enforces all caps and checks. */
export const createVoice = (client: Client) => ({
  /** Records a call. @param caller keyed hash of the caller's number; undefined if withheld */
  begin: (call: string, caller: Uint8Array | undefined): Promise<unknown> => {
    const noted = { p_call: call, p_caller: caller ? bytea(caller) : null };
    return expectSuccess('noting a call', client.rpc('begin_voice_call', noted));
  },
  end: (call: string): Promise<unknown> =>
    expectSuccess('ending a call', client.rpc('end_voice_call', { p_call: call })),
  access: (call: string): Promise<CallAccess> =>
    readData(
      'asking what a call opens',
      client.rpc('voice_access', { p_call: call }),
      accessSchema,
    ),
  tryCode: ({ call, n, target, check }: Try): Promise<z.infer<typeof outcome>> => {
    const tried = {
      p_call: call,
      p_n: n,
      p_target: target ? bytea(target) : null,
      p_check: bytea(check),
    };
    return readData('trying a code', client.rpc('try_line_code', tried), outcome);
  },
  readCode: (memberId: string): Promise<KeptCode> =>
    readData(
      'reading a line code',
      client.rpc('read_line_code', { p_member: memberId }),
      codeSchema,
    ),
  /** Stores a new code; false if the member may not have one. */
  keepCode: (
    memberId: string,
    check: Uint8Array,
    sealed: Uint8Array,
    sessionId: string,
  ): Promise<boolean> => {
    const kept = {
      p_member: memberId,
      p_check: bytea(check),
      p_sealed: bytea(sealed),
      p_session: sessionId,
    };
    return readData('keeping a line code', client.rpc('keep_line_code', kept), z.boolean());
  },
  revokeCode: (memberId: string): Promise<unknown> =>
    expectSuccess('revoking a line code', client.rpc('revoke_line_code', { p_member: memberId })),
});

export type Voice = ReturnType<typeof createVoice>;

/**
 * The process of one deployed function: loads its unpacked bundle with Netlify's own entry point and gives it AWS Lambda's input,
 * at the tests' time. This file imports no package, so the bundle must contain everything it needs.
 */
import { join } from 'node:path';
import process from 'node:process';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { moveDate } from '../../local/clock/moveDate.ts';

interface Told {
  statusCode?: number;
  multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
}

/** Collects what is streamed into it. */
class Answer extends Writable {
  readonly chunks: Uint8Array[] = [];
  told: Told = {};
  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

type Invoke = (event: unknown, answer: Answer, context: object) => Promise<void>;

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (invoke: Invoke) => invoke,
    HttpResponseStream: { from: (answer: Answer, told: Told) => Object.assign(answer, { told }) },
  },
});

moveDate(Number(process.env.SIMCAST_CLOCK_OFFSET_MS ?? 0));
const [folder = '', entry = ''] = process.argv.slice(2);
const { handler }: { handler: Invoke } = await import(pathToFileURL(join(folder, entry)).href);

process.on('message', async ({ id, event }: { id: number; event: unknown }) => {
  const answer = new Answer();
  try {
    await handler(event, answer, {
      awsRequestId: String(id),
      callbackWaitsForEmptyEventLoop: true,
      clientContext: {},
      getRemainingTimeInMillis: () => 30_000,
    });
    process.send?.({ id, ...answer.told, body: Buffer.concat(answer.chunks) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.stack : String(error) });
  }
});
process.send?.({ node: process.version });

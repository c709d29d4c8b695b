import process from 'node:process';
import { rootsFile } from '#domain/timestamps/roots.ts';

/** The roots that receipts of time-stamp authorities lead to, for `openssl ts -verify -CAfile`. A local start adds its own. */
export const GET = (): Response => new Response(rootsFile(process.env.TIME_AUTHORITY_ROOT));

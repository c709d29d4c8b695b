import { SAFE } from '../safe.ts';

/** What Twilio is to do next, as it reads it. */
export const twimlAnswer = (twiml: string): Response =>
  new Response(twiml, {
    headers: {
      ...SAFE,
      'cache-control': 'private, no-store',
      'content-type': 'text/xml; charset=utf-8',
    },
  });

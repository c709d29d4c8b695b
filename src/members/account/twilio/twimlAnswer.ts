import { PRIVATE, SAFE } from '#http/headers.ts';

/** What Twilio is to do next, as it reads it. */
export const twimlAnswer = (twiml: string): Response =>
  new Response(twiml, {
    headers: { ...SAFE, ...PRIVATE, 'content-type': 'text/xml; charset=utf-8' },
  });

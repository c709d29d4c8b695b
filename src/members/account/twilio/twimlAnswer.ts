import { PRIVATE, SAFE_HEADERS } from '#http/headers.ts';

/** An answer telling Twilio what to do next. */
export const twimlAnswer = (twiml: string): Response =>
  new Response(twiml, {
    headers: { ...SAFE_HEADERS, ...PRIVATE, 'content-type': 'text/xml; charset=utf-8' },
  });

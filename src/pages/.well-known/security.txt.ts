import { clock } from '#clock';
import { securityText } from '#components/feed/securityText.ts';
import { SITE } from '#site';

export const GET = (): Response =>
  new Response(securityText(SITE, clock.now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

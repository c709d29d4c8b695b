import type { Endpoint } from '#http/endpoint.ts';
import { escapeXml } from '#members/account/twilio/xml.ts';
import { SITE } from '#site';
import { EMAIL_UNSUBSCRIBE } from './contract/paths.ts';
import { addressOfLink } from './email/address.ts';
import { HELP, linkedKind, linkedPage } from './linkedPage.ts';
import { channels } from './tools.ts';

const asks = (token: string): Response =>
  linkedPage(
    200,
    'Stop e-mails?',
    `<p>${SITE.name} will send no more e-mails to this address.</p><form method="post" action="${EMAIL_UNSUBSCRIBE}?a=${escapeXml(token)}"><button>Stop e-mails</button></form>${HELP}`,
  );

const NOT_WHOLE = `<p>Open it from the e-mail again, or turn off e-mails on <a href="/account">your account page</a>.</p>${HELP}`;
const STOPPED = `<p>We send nothing more to this address. To get e-mails again, confirm it on <a href="/account">your account page</a>.</p>${HELP}`;

/**
 * The link under each e-mail. Opening it asks for confirmation, because programs open links too; posting to it stops e-mails at
 * once, by the button or a mail program (RFC 8058), whoever is signed in.
 */
export const UNSUBSCRIBE: Endpoint = {
  methods: ['GET', 'POST'],
  path: EMAIL_UNSUBSCRIBE,
  kind: linkedKind('E-mails were not stopped'),
  answer: async ({ site: { env, use }, request, url }) => {
    const token = url.searchParams.get('a') ?? '';
    const address = addressOfLink(token, env.PHONE_HASH_KEY ?? '');
    if (!address) return linkedPage(404, 'Part of this link is missing', NOT_WHOLE);
    if (request.method !== 'POST') return asks(token);
    await use(channels).blockAddress(address, 'stop');
    return linkedPage(200, 'E-mails stopped', STOPPED);
  },
};

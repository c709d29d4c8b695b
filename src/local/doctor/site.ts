import { AUTH_PATHS, SEND_SMS_HOOK } from '#members/account/contract/paths.ts';
import { STRIPE_WEBHOOK } from '#members/billing/contract/paths.ts';
import { VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import type { Environment } from '#wiring';
import { because, type DoctorFinding, danger, missing, orOk, unchecked } from './finding.ts';

const WITHIN_MS = 10_000;

interface Asked {
  readonly answer: Response;
  readonly text: string;
}

/** Headers of every page, with their required values. */
const HEADERS: readonly [name: string, value: RegExp][] = [
  ['strict-transport-security', /max-age=\d{8}/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
];

function checkPage({ answer, text }: Asked): readonly DoctorFinding[] {
  const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]*)"/.exec(text) ?? [];
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'";
  return orOk(
    [
      ...HEADERS.flatMap(([name, value]) =>
        value.test(answer.headers.get(name) ?? '')
          ? []
          : [danger(`The site: pages do not say ${name} as netlify.toml has it.`)],
      ),
      ...(/unsafe-inline|unsafe-eval'/.test(scripts.replace("'wasm-unsafe-eval'", ''))
        ? [danger('The site: pages let any injected script run.')]
        : []),
    ],
    'The site: pages send their security headers.',
  );
}

function checkPrivate({ answer }: Asked): readonly DoctorFinding[] {
  const kept = answer.headers.get('cache-control') ?? '';
  if (answer.status >= 400)
    return [missing(`The site: ${AUTH_PATHS.session} answers ${answer.status}.`)];
  const safe = answer.status === 200 && kept === 'private, no-store';
  return orOk(
    safe
      ? []
      : [
          danger(
            `The site: ${AUTH_PATHS.session} answers ${answer.status}, cache-control "${kept}": one reader's data may be cached for others.`,
          ),
        ],
    'The site: nobody else can see who is signed in.',
  );
}

/** A stranger's refusal at an endpoint that requires a signature. */
const refuses = (path: string, { answer }: Asked): readonly DoctorFinding[] => {
  if (answer.status >= 500)
    return [missing(`The site: ${path} fails with ${answer.status} at an unsigned request.`)];
  return orOk(
    answer.status >= 400 && answer.status < 500
      ? []
      : [danger(`The site: ${path} answers an unsigned request with ${answer.status}.`)],
    `The site: ${path} refuses unsigned requests.`,
  );
};

const SIGNED = [
  SEND_SMS_HOOK,
  STRIPE_WEBHOOK,
  VOICE_WEBHOOKS.call,
  '/.netlify/functions/refresh-background',
];

/** Checks the deployed site's own answers. */
export async function checkSite(environment: Environment): Promise<readonly DoctorFinding[]> {
  const { URL: siteUrl } = environment;
  if (!siteUrl) return [unchecked('The site: not checked, because URL is not set.')];
  const ask = async (path: string, method = 'GET'): Promise<Asked> => {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answer = await fetch(new URL(path, siteUrl), {
      method,
      signal,
      redirect: 'manual',
      ...(method === 'POST' && { body: '{}' }),
    });
    return { answer, text: await answer.text() };
  };
  try {
    const home = await ask('/');
    if (home.answer.status !== 200)
      return [
        missing(`The site: its home page answers ${home.answer.status}.`),
        unchecked('The site: its headers and its refusals are not checked, because of that.'),
      ];
    const signed = await Promise.all(
      SIGNED.map(async (path) => refuses(path, await ask(path, 'POST'))),
    );
    return [...checkPage(home), ...checkPrivate(await ask(AUTH_PATHS.session)), ...signed.flat()];
  } catch (error) {
    return [missing(`The site does not answer at ${siteUrl}: ${because(error)}`)];
  }
}

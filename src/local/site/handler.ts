import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RedirectsHandler } from '@netlify/redirects';
import { plainTextPage } from '#http/page.ts';
import type { Handler } from '../http/listen.ts';
import { createCompress } from './compress.ts';
import type { EdgeFunction } from './functions/edge.ts';
import type { Invoker } from './functions/invoke.ts';
import { matchFunction } from './functions/match.ts';
import type { SiteFunction } from './functions/module.ts';
import type { CurrentFunctions } from './functions/reload.ts';
import { type StaticFilesOptions, staticFiles } from './staticFiles.ts';

interface SiteHandlerOptions extends StaticFilesOptions {
  readonly siteUrl: string;
  readonly functions: CurrentFunctions;
  readonly invoker: Invoker;
  /** Comes before everything else. */
  readonly edge?: EdgeFunction;
  /** Answers everything except functions and redirects, instead of the published folder. */
  readonly pages?: Handler;
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** A redirect within the site contains only the path: it is valid at any of the site's addresses. */
function withinSite(answer: Response, siteUrl: string): Response {
  const location = answer.headers.get('location');
  if (location === null || !URL.canParse(location)) return answer;
  const { origin, pathname, search, hash } = new URL(location);
  if (origin !== new URL(siteUrl).origin) return answer;
  const headers = new Headers(answer.headers);
  headers.set('location', pathname + search + hash);
  return new Response(answer.body, { status: answer.status, headers });
}

/** A rewrite's page has the status of its rule. */
const rewritten = (page: Response | undefined, status: number): Response | undefined =>
  page?.status === 200 ? new Response(page.body, { status, headers: page.headers }) : page;

/**
 * Answers like Netlify, in its order: edge functions, then functions with a matching path (after a file, if they prefer it), then redirects and
 * rewrites (after a file, unless forced), then files, then the 404 page.
 */
export function siteHandler(options: SiteHandlerOptions): Handler {
  const { invoker, root, dist, siteUrl } = options;
  const files = staticFiles({ root, dist });
  const redirects = new RedirectsHandler({
    configPath: join(root, 'netlify.toml'),
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: dist,
    siteURL: siteUrl,
    notFoundHandler: files.notFound,
  });

  /** Whether any redirect precedes files: only then it has to be checked first. */
  const forced = /^\s*force\s*=\s*true/m.test(readFileSync(join(root, 'netlify.toml'), 'utf8'));

  const pages = async (request: Request, ip: string): Promise<Response | undefined> =>
    options.pages ? options.pages(request, ip) : files.serve(request);

  /** An existing file or, with `pages`, page. */
  async function existing(request: Request, ip: string): Promise<Response | undefined> {
    const page = await pages(request, ip);
    return options.pages && page?.status === 404 ? undefined : page;
  }

  async function redirected(
    functions: readonly SiteFunction[],
    request: Request,
    ip: string,
  ): Promise<Response | undefined> {
    const match = await redirects.match(request);
    if (match === undefined) return undefined;
    const target = match.external
      ? undefined
      : matchFunction(functions, match.target.href, request.method);
    if (target !== undefined && !match.redirect) {
      return invoker.call(target, new Request(match.target, request), ip);
    }
    if (options.pages && !match.redirect) {
      const page = await existing(request.clone(), ip);
      return (
        page ?? rewritten(await pages(new Request(match.target, request), ip), match.statusCode)
      );
    }
    return redirects.handle(request, match, async (wanted) => {
      // Conditions and ranges apply only to existing pages (RFC 9110, 13.2.1).
      const method = wanted.method === 'HEAD' ? 'HEAD' : 'GET';
      const asked = match.statusCode === 200 ? wanted : new Request(wanted.url, { method });
      const file = options.pages ? undefined : await files.serve(asked);
      const answer = wanted === request ? file : rewritten(file, match.statusCode);
      return answer && (async () => answer);
    });
  }

  async function answer(request: Request, ip: string): Promise<Response> {
    if (!isDecodable(new URL(request.url).pathname)) {
      return plainTextPage(400, 'Bad request');
    }
    const functions = await options.functions();
    const fn = matchFunction(functions, request.url, request.method);
    if (fn !== undefined) {
      const file = fn.fn.preferStatic ? await existing(request.clone(), ip) : undefined;
      return file ?? invoker.call(fn, request, ip);
    }
    const file = options.pages || forced ? undefined : await files.serve(request);
    if (file) return file;
    const elsewhere = await redirected(functions, request, ip);
    return elsewhere ?? (await pages(request, ip)) ?? files.notFound(request);
  }

  const { edge = (asked, next) => next(asked) } = options;
  const compress = createCompress();
  return async (request, ip) => {
    const said = await edge(request, (asked = request) => answer(asked, ip));
    return compress(request, withinSite(said, options.siteUrl));
  };
}

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type HttpServer, listen } from '#local/http/listen.ts';

const putSchema = z.object({
  message: z.string().min(1),
  content: z.base64(),
  sha: z.string().optional(),
});

export interface Repository extends HttpServer {
  /** Files by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Messages of commits, in order. */
  readonly commits: readonly string[];
  /** Somebody else's commit, before the next request that writes. */
  readonly interfere: (path: string, text: string) => void;
}

/** A file's identity in git. */
const shaOf = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');

const refused = (status: number, message: string) => Response.json({ message }, { status });

/**
 * GitHub's contents API on this machine, for one repository. It refuses what the real one refuses: 401 another token, 404
 * another repository, 409 a file's old sha, 422 a file that is there without its sha, or a body that is none.
 */
export async function startRepository(name: string, token: string): Promise<Repository> {
  const files = new Map<string, string>();
  const commits: string[] = [];
  const meanwhile: (readonly [path: string, text: string])[] = [];
  const base = `/repos/${name}/contents/`;
  const get = (path: string) => {
    const text = files.get(path);
    if (text === undefined) return refused(404, 'Not Found');
    // Broken into lines, as GitHub does.
    const content = (
      Buffer.from(text)
        .toString('base64')
        .match(/.{1,60}/g) ?? []
    ).join('\n');
    return Response.json({ type: 'file', path, sha: shaOf(text), encoding: 'base64', content });
  };
  const put = async (path: string, request: Request) => {
    for (const [other, text] of meanwhile.splice(0)) files.set(other, text);
    const body = putSchema.safeParse(await request.json().catch(() => undefined));
    if (!body.success) return refused(422, 'Invalid request.');
    const held = files.get(path);
    const { sha, content, message } = body.data;
    if (held !== undefined && sha === undefined)
      return refused(422, 'Invalid request. "sha" wasn\'t supplied.');
    if (sha !== undefined && sha !== (held === undefined ? undefined : shaOf(held)))
      return refused(409, `${path} does not match ${sha}`);
    files.set(path, Buffer.from(content, 'base64').toString());
    commits.push(message);
    return Response.json({ content: { path } }, { status: held === undefined ? 201 : 200 });
  };
  const answer = async (request: Request): Promise<Response> => {
    if (!request.headers.get('user-agent')) return refused(403, 'Forbidden');
    if (request.headers.get('authorization') !== `Bearer ${token}`)
      return refused(401, 'Bad credentials');
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return refused(404, 'Not Found');
    const path = decodeURIComponent(pathname.slice(base.length));
    return request.method === 'PUT' ? put(path, request) : get(path);
  };
  return {
    ...(await listen(answer)),
    files,
    commits,
    interfere: (path, text) => {
      meanwhile.push([path, text]);
    },
  };
}

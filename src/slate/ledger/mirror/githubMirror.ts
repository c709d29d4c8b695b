import * as z from 'zod';
import { fetch } from '#fetch';

/** A file of the mirror, as it is there. */
interface Held {
  readonly text: string;
  readonly sha: string;
}

/** A public git repository that has copies of the heads. */
export interface Mirror {
  /** "owner/repository" */
  readonly name: string;
  /** Makes a file say `text`, by a commit of its own if it does not. Returns whether it was changed. Throws one sentence. */
  readonly write: (path: string, text: string, why: string) => Promise<boolean>;
}

interface MirrorSettings {
  readonly name: string;
  readonly token: string;
  /** Default: GitHub's. */
  readonly api?: string;
}

const LIMIT_MS = 10_000;
/** Another commit may come between reading and writing: it is read once more. */
const TRIES = 2;
const CHANGED_MEANWHILE: readonly number[] = [409, 422];

const fileSchema = z.object({
  sha: z.string(),
  content: z.string(),
  encoding: z.literal('base64'),
});

const WHY: Readonly<Record<number, string>> = {
  401: 'the token is not valid',
  403: 'the token may not write there',
  404: 'the repository is not there, or the token may not see it',
  409: 'the file changed meanwhile',
  422: 'the file changed meanwhile',
};

/** A mirror on GitHub, by its contents API (docs.github.com/rest/repos/contents). */
export function githubMirror({
  name,
  token,
  api = 'https://api.github.com',
}: MirrorSettings): Mirror {
  const address = (path: string) => `${api}/repos/${name}/contents/${path}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(address(path), {
      ...init,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'ledger-mirror',
        'x-github-api-version': '2022-11-28',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  const refused = (status: number) =>
    new Error(`the mirror ${name} answered ${status}${WHY[status] ? `: ${WHY[status]}` : ''}`);

  async function read(path: string): Promise<Held | undefined> {
    const answer = await ask(path);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw refused(answer.status);
    const parsed = fileSchema.safeParse(await answer.json().catch(() => undefined));
    if (!parsed.success) throw new Error(`the mirror ${name} answered with something else`);
    const text = Buffer.from(parsed.data.content, 'base64').toString();
    return { text, sha: parsed.data.sha };
  }

  return {
    name,
    write: async (path, text, why) => {
      let status = 0;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const held = await read(path);
        if (held?.text === text) return false;
        const content = Buffer.from(text).toString('base64');
        const body = JSON.stringify({ message: why, content, sha: held?.sha });
        const answer = await ask(path, { method: 'PUT', body });
        if (answer.ok) return true;
        status = answer.status;
        if (!CHANGED_MEANWHILE.includes(status)) break;
      }
      throw refused(status);
    },
  };
}

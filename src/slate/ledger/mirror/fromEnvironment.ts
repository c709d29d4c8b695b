import { githubMirror, type Mirror } from './githubMirror.ts';

const REPOSITORY = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/** The mirror that the settings name; undefined: none. Throws one sentence if a setting looks wrong. */
export function mirrorOf({
  LEDGER_MIRROR: address,
  LEDGER_MIRROR_TOKEN: token,
}: Readonly<Record<string, string | undefined>>): Mirror | undefined {
  if (!address) return undefined;
  const [, name] = REPOSITORY.exec(address) ?? [];
  if (name === undefined) {
    throw new Error('LEDGER_MIRROR does not look right: https://github.com/owner/repository.');
  }
  if (!token) throw new Error('LEDGER_MIRROR_TOKEN is not set: a token that may write there.');
  return githubMirror({ name, token });
}

import * as z from 'zod/mini';

/** Teams by league in lower case: names by the last part of their address. */
export const teamsFileSchema = z.record(z.string(), z.record(z.string(), z.string()));
type TeamsFile = z.infer<typeof teamsFileSchema>;

interface Paged {
  /** "/team/nfl/buffalo-bills" */
  readonly path: string;
  readonly team: { readonly name: string };
}

/** The file's content from the pages of teams. */
export function teamsFileOf(pages: readonly Paged[]): TeamsFile {
  const file: Record<string, Record<string, string>> = {};
  for (const { path, team } of pages) {
    const [, , league = '', slug = ''] = path.split('/');
    file[league] = { ...file[league], [slug]: team.name };
  }
  return file;
}

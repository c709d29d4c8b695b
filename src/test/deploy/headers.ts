import { parseAllHeaders } from '@netlify/headers-parser';
import { NETLIFY_TOML } from './netlifyToml.ts';

/** The headers of a path as Netlify reads them from netlify.toml and the published folder; names in lower case. */
export async function headersOf(path: string, published?: string): Promise<Record<string, string>> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: published === undefined ? [] : [`${published}/_headers`],
    netlifyConfigPath: NETLIFY_TOML,
    configHeaders: undefined,
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, 'Netlify refuses the headers');
  const said: Record<string, string> = {};
  for (const rule of headers) {
    if (!('forRegExp' in rule) || !rule.forRegExp.test(path)) continue;
    for (const [name, value] of Object.entries(rule.values)) said[name.toLowerCase()] = value;
  }
  return said;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as z from 'zod';

export const NETLIFY_ROOT = join(import.meta.dirname, '../../..');
export const NETLIFY_TOML = join(NETLIFY_ROOT, 'netlify.toml');

/** What a deploy reads from netlify.toml besides headers and redirects. */
export const SETTINGS = z
  .object({
    build: z.object({
      command: z.string(),
      publish: z.string(),
      environment: z.record(z.string(), z.string()),
    }),
    functions: z.object({ directory: z.string() }),
  })
  .parse(parse(readFileSync(NETLIFY_TOML, 'utf8')));

import { preflight } from './crossOrigin.ts';
import type { Endpoint } from './endpoint.ts';
import { OPEN_JSON } from './json.ts';

/** A file that any site's page may read. The CDN serves it and knows no OPTIONS: only that request comes here. */
export const openFile = (path: string): Endpoint => ({
  methods: [],
  path,
  kind: OPEN_JSON,
  answer: async () => preflight(),
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '#contract/public/document.ts';
import { PUBLIC_ENDPOINTS } from '#contract/public/endpoints.ts';
import { SITE } from '#site';
import { commandLine } from './commandLine/commandLine.ts';
import { OPENAPI } from './commandLine/scripts/site.ts';
import { ROOT } from './project.ts';

commandLine(OPENAPI);

/** Writes public/openapi.json from the contracts; a test says when it is out of date. */
const text = JSON.stringify(openApi(PUBLIC_ENDPOINTS, SITE), undefined, 1);
writeFileSync(join(ROOT, 'public/openapi.json'), `${text}\n`);

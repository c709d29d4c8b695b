import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../project.ts';

const COLOR = /--color-[\w-]+: #[0-9a-f]{6};/g;

/** The site's own colors, light and dark, as CSS. */
export function siteTokens(): string {
  const css = readFileSync(join(ROOT, 'src/site/styles/theme.css'), 'utf8');
  const [light = '', dark = ''] = css.split('@variant dark');
  const colors = (text: string): string => (text.match(COLOR) ?? []).join('');
  return `:root{color-scheme:light dark;${colors(light)}}@media (prefers-color-scheme:dark){:root{${colors(dark)}}}`;
}

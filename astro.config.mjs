import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { SITE } from './src/site.ts';

// The one inline script of ours: it sets the chosen theme before the first paint.
const theme = readFileSync(
  new URL('./src/components/shell/theme-early.js', import.meta.url),
  'utf8',
);
const themeHash = /** @type {const} */ (
  `sha256-${createHash('sha256').update(theme.trim()).digest('base64')}`
);

export default defineConfig({
  site: SITE.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss()],
    // Parts fetched later are small and few: lists of what each of them imports would weigh more than they save.
    build: { modulePreload: { resolveDependencies: () => [] } },
  },
  security: {
    // frame-ancestors works in a header only: see netlify.toml.
    csp: {
      scriptDirective: { hashes: [themeHash] },
      directives: [
        "default-src 'self'",
        // Logos, portraits and posters come from the feeds' own image hosts (server/sources/events/imageUrl.ts).
        "img-src 'self' data: https://a.espncdn.com https://r2.thesportsdb.com https://www.thesportsdb.com",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
});

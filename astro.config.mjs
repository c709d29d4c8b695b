import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { BROWSERS } from '#domain/product/browsers.ts';
import { IMAGE_HOSTS } from '#domain/product/imageHosts.ts';
import { adPolicy } from '#render/adPolicy.ts';
import { assetHeaders } from '#render/assetHeaders.ts';
import { cardImages } from '#render/cards/cardImages.ts';
import { CHUNKS } from '#render/chunks.ts';
import { fileNames } from '#render/fileNames.ts';
import { gamePageWriter } from '#render/gamePage/gamePageWriter.ts';
import { thirdPartyNotices } from '#render/notices/thirdPartyNotices.ts';
import { pagefindIndex } from '#render/pagefindIndex.ts';
import { reactModules } from '#render/reactModules.ts';
import { smallIcons } from '#render/smallIcons.ts';
import { AD_NETWORK, SITE } from './src/site.ts';

// The inline scripts of ours, for the first paint: the chosen theme, who was signed in last, the tab an address names, what
// has begun since the build, whether the home page is a follower's own, the games being played.
const hashes = ['theme', 'who', 'tabs', 'marks', 'home', 'strip'].map((name) => {
  const file = new URL(`./src/site/components/shell/${name}-early.js`, import.meta.url);
  const digest = createHash('sha256').update(readFileSync(file, 'utf8').trim()).digest('base64');
  return /** @type {const} */ (`sha256-${digest}`);
});

const images = IMAGE_HOSTS.map((host) => `https://${host}`).join(' ');
const ads = adPolicy(AD_NETWORK);

const notices = thirdPartyNotices();

export default defineConfig({
  site: SITE.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  // What the search index has of a game comes from its record: its page is written after those that are read for it.
  integrations: [
    react(),
    cardImages(),
    pagefindIndex(),
    gamePageWriter(),
    fileNames(),
    assetHeaders(),
    notices.write(),
  ],
  vite: {
    plugins: [tailwindcss(), reactModules(), smallIcons(), notices.collect()],
    worker: { format: 'es', plugins: () => [notices.collect()] },
    build: { target: BROWSERS.map(({ target }) => target) },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } } },
  },
  security: {
    // frame-ancestors works in a header only: see netlify.toml.
    csp: {
      scriptDirective: { hashes, resources: ads.scripts },
      directives: [
        "default-src 'self'",
        // Logos, portraits and posters come from the feeds' own image hosts.
        `img-src 'self' data: ${images}${ads.hosts}`,
        "font-src 'self'",
        `connect-src 'self'${ads.hosts}`,
        ads.frames,
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
});

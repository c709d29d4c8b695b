import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('./mountLiveGame.tsx', import.meta.url));

const INSTEAD = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  react: 'preact/compat',
};

/** The page links its stylesheets itself. */
const noStyles = {
  name: 'no-styles',
  enforce: /** @type {const} */ ('pre'),
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: '', moduleType: /** @type {const} */ ('js') }),
  },
};

/** @returns {Promise<string>} */
async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [noStyles],
    resolve: { alias: INSTEAD },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (!script) throw new Error('The script of the live game page was not built');
  return script.code;
}

/**
 * A game page that is drawn in the browser has no markup to hydrate, so it needs React's interface but not its weight:
 * its script is bundled whole, with Preact in React's place. Development keeps React.
 * @returns {import('vite').Plugin}
 */
export const preactBundle = () => ({
  name: 'live-game-on-preact',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: ENTRY },
    handler: async () => ({ code: await bundle(), moduleType: 'js' }),
  },
});

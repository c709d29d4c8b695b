import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Loaded with the first file it compiles: its threads can keep a program from ending that has hardly begun. */
const compiler = (): typeof import('rolldown/utils') => require('rolldown/utils');

let registered = false;

/** Lets this process load `.tsx` files, which Netlify's bundler compiles and plain Node cannot read. */
export function loadTsx(): void {
  if (registered) return;
  registered = true;
  registerHooks({
    load(url, context, nextLoad) {
      if (!/^file:[^?]*\.tsx(\?|$)/.test(url)) return nextLoad(url, context);
      const path = fileURLToPath(url);
      const { code, errors } = compiler().transformSync(path, readFileSync(path, 'utf8'), {
        jsx: { runtime: 'automatic' },
        sourcemap: false,
      });
      if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be compiled`);
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

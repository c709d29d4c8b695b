import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Exports of React used in a browser. */
const NAMES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const MARK = '\0module:';

/** A CommonJS module's exports by name, read from the file itself. */
function moduleOf(name: string): string {
  const file = JSON.stringify(require.resolve(name));
  const names = Object.keys(require(name)).filter((each) => /^[a-z]\w*$/i.test(each));
  return `import of from ${file}; export default of; export const { ${names.join(', ')} } = of;`;
}

/**
 * Turns React, which is published as CommonJS, into modules in browser bundles: otherwise every file that imports it has its own
 * conversion, and all wait for one more converting file.
 */
export const reactModules = () => ({
  name: 'react-modules',
  enforce: 'pre' as const,
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  // React's own files require each other unchanged.
  resolveId: (id: string, _: string | undefined, { kind }: { readonly kind?: string }) =>
    NAMES.includes(id) && kind !== 'require-call' ? MARK + id : undefined,
  load: (id: string) => (id.startsWith(MARK) ? moduleOf(id.slice(MARK.length)) : undefined),
});

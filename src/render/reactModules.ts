import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** What is imported of React in a browser. */
const NAMES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const MARK = '\0module:';

/** A CommonJS module's exports by name, of the file itself. */
function moduleOf(name: string): string {
  const file = JSON.stringify(require.resolve(name));
  const names = Object.keys(require(name)).filter((each) => /^[a-z]\w*$/i.test(each));
  return `import of from ${file}; export default of; export const { ${names.join(', ')} } = of;`;
}

/**
 * Gives React, which is published as CommonJS, the form of modules in what is bundled for browsers: else every file
 * that imports it carries a conversion of its own, and all of them wait for one more file that converts.
 */
export const reactModules = () => ({
  name: 'react-modules',
  enforce: 'pre' as const,
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  // React's own files require each other as they are.
  resolveId: (id: string, _: string | undefined, { kind }: { readonly kind?: string }) =>
    NAMES.includes(id) && kind !== 'require-call' ? MARK + id : undefined,
  load: (id: string) => (id.startsWith(MARK) ? moduleOf(id.slice(MARK.length)) : undefined),
});

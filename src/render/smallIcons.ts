import { fileURLToPath } from 'node:url';

const MAKER = /\/createLucideIcon\.mjs$/;
const OURS = fileURLToPath(new URL('./plainIcon.ts', import.meta.url));

/** In browser bundles, icons are made by our own few lines (plainIcon.ts) instead of lucide-react's. */
export const smallIcons = () => ({
  name: 'small-icons',
  enforce: 'pre' as const,
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  resolveId: (id: string) => (MAKER.test(id) ? OURS : undefined),
});

import type { Root } from './chain.ts';
import { certificatesOf } from './pem.ts';
import { ROOT_TEXTS } from './rootTexts.ts';

/** A root from its PEM text. */
export const rootFrom = (name: string, pem: string, isLocal = false): readonly Root[] =>
  certificatesOf(pem).map((certificate) => ({ name, certificate, isLocal }));

/** The roots of the public authorities. */
export const publicRoots = (): readonly Root[] =>
  Object.entries(ROOT_TEXTS).flatMap(([name, pem]) => rootFrom(name, pem));

/** Roots of public authorities, and one of this machine if there is one, as a PEM file for `openssl ts -verify -CAfile`. */
export const rootsFile = (local?: string): string =>
  [
    ...Object.entries(ROOT_TEXTS).map(([name, pem]) => `# ${name}\n${pem}`),
    ...(local === undefined ? [] : [`# ${LOCAL_ROOT}\n${local}`]),
  ].join('\n');

/** How the local authority is called wherever it shows. */
export const LOCAL_ROOT = 'Local authority: proves nothing outside this machine';

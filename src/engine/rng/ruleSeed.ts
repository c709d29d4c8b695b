import { fnv1a } from './hash.ts';

/** 32-bit seed of a contest's own stream by the published rule: the FNV-1a hash of its parts with "|" between them. */
export const ruleSeed = (parts: readonly string[]): number => fnv1a(parts.join('|'));

import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorCode } from '../plainError.ts';
import type { GivenOption, OptionKind } from './declared.ts';
import { pathFault } from './pathFault.ts';

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function readable(path: string, wanted: 'file' | 'folder'): string | undefined {
  try {
    const found = statSync(path);
    if (wanted === 'folder' && !found.isDirectory()) return `${path} is a file, not a folder`;
    if (wanted === 'file' && found.isDirectory()) return `${path} is a folder, not a file`;
    accessSync(path, constants.R_OK);
    // A pipe has no size.
    return found.isFile() && found.size === 0 ? `${path} is empty` : undefined;
  } catch (error) {
    return pathFault(path, errorCode(error));
  }
}

function writable(path: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return `${path} is a folder`;
  const folder = dirname(resolve(path));
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there?.isDirectory()) return `there is no folder ${folder} to write it into`;
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `nothing can be written into ${folder} by this user`;
  }
}

const FAULTS: Readonly<Record<OptionKind, (text: string) => string | undefined>> = {
  text: () => undefined,
  count: (text) =>
    /^[1-9]\d{0,8}$/.test(text) ? undefined : `“${text}” is no whole number from 1`,
  share: (text) => (/^\d{1,3}(?:\.\d+)?$/.test(text) ? undefined : `“${text}” is no number from 0`),
  year: (text) => (/^(?:19|20)\d\d$/.test(text) ? undefined : `“${text}” is no year like 2024`),
  address: (text) =>
    isAddress(text)
      ? undefined
      : `“${text}” is no address: write it whole, like http://localhost:8888`,
  file: (text) => readable(text, 'file'),
  'file or address': (text) => (isAddress(text) ? undefined : readable(text, 'file')),
  folder: (text) => readable(text, 'folder'),
  'new file': writable,
};

/** What is wrong with a text that was given; undefined if it can be used. */
export function valueFault({ kind, oneOf }: GivenOption, text: string): string | undefined {
  const isOne = oneOf?.some((one) => one.toLowerCase() === text.toLowerCase());
  if (isOne === false) return `“${text}” is none of ${oneOf?.join(', ')}`;
  return FAULTS[kind](text);
}

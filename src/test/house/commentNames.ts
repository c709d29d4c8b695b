import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#local/project.ts';
import { fileOf } from './readHouse.ts';

const BLOCK = /(?<![\w'"`/*])\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`\w\\])\/\/[^\n]*/g;
const SQL = /--[^\n]*/g;
/** "house/arrows.ts", "#domain/game/game.ts" or "arrows.ts". A name with a leading slash is a page or endpoint, not a file. */
const NAME =
  /(?<![\w/.{}*,@#-])[#@\w.{*][\w./{},*-]*\.(?:tsx?|astro|css|sql|mjs|md|py)\b(?![\w-]*[./][\w])/g;

/** Every file that a comment may name, as paths from the project's folder. */
const FILES: readonly string[] = globSync(
  ['{src,netlify,supabase,docs,public}/**/*.*', '*.{ts,mjs,md,json,toml}'],
  { cwd: ROOT },
);

const ENDS: ReadonlySet<string> = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, at) => parts.slice(at).join('/'));
  }),
);

/** "house/{arrows,circles}.ts" → "house/arrows.ts" and "house/circles.ts". */
function spelledOut(name: string): readonly string[] {
  const [group, inside = ''] = /\{([^{}]*,[^{}]*)\}/.exec(name) ?? [];
  if (group === undefined) return [name];
  return inside.split(',').flatMap((part) => spelledOut(name.replace(group, part)));
}

/** A placeholder in a name: "{page}.md", "*.sql". */
const HOLE = /\{[^}]*\}|\*+/g;

function isEnd(name: string): boolean {
  if (!/[*{]/.test(name)) return ENDS.has(name);
  const escaped = name.split(HOLE).map((part) => part.replaceAll(/[.$^()+?[\]\\|]/g, '\\$&'));
  const pattern = new RegExp(`^${escaped.join('[^/]*')}$`);
  return [...ENDS].some((end) => pattern.test(end));
}

/**
 * Whether a name in this file's comment names an existing file: as a path from the project's folder, from `src`, from any
 * folder in between (the end of a path is enough), from the comment's own folder, or by an alias ("#room/…").
 */
export function isNamed(name: string, file: string): boolean {
  return spelledOut(name).every((one) => {
    if (one.startsWith('#')) return isEnd(fileOf(file, one) ?? '');
    return isEnd(one.startsWith('.') ? join(dirname(file), one) : one);
  });
}

/** The file names in a source file's comments. */
export function namesInComment(file: string, text: string): readonly string[] {
  const comments = text.matchAll(file.endsWith('.sql') ? SQL : BLOCK);
  return [...comments].flatMap(([comment]) => Array.from(comment.matchAll(NAME), ([name]) => name));
}

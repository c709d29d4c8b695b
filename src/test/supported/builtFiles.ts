import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** The files of a built site whose name ends so, with their text. */
function* filesOf(dist: string, ending: string): Generator<readonly [string, string]> {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith(ending)) yield [name, readFileSync(join(dist, name), 'utf8')];
  }
}

const IS_SCRIPT = /^(?:module|text\/javascript|)$/;

/** Different texts, with the first place of each. */
interface BuiltTexts {
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
  /** Attributes of elements: `span popover`. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** All that a browser runs or draws of a built site: files, what stands in its pages, and their elements' attributes. */
export function supportedTexts(dist: string): BuiltTexts {
  const [scripts, styles, attributes] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const note = (into: Map<string, string>, text: string, place: string) => {
    if (text.trim() !== '' && !into.has(text)) into.set(text, place);
  };
  for (const [name, text] of filesOf(dist, '.js')) note(scripts, text, name);
  for (const [name, text] of filesOf(dist, '.css')) note(styles, text, name);
  for (const [name, text] of filesOf(dist, '.html')) {
    const page = parse(text, { blockTextElements: { script: true, style: true } });
    for (const script of page.querySelectorAll('script')) {
      if (IS_SCRIPT.test(script.getAttribute('type') ?? '')) note(scripts, script.text, name);
    }
    for (const style of page.querySelectorAll('style')) note(styles, style.text, name);
    for (const element of page.querySelectorAll('*')) {
      for (const attribute of Object.keys(element.attributes))
        note(attributes, `${element.rawTagName.toLowerCase()} ${attribute.toLowerCase()}`, name);
    }
  }
  return { scripts, styles, attributes };
}

import { expect, test } from 'vitest';
import { lackingInMarkup } from './lackingInMarkup.ts';
import { lackingInScript } from './lackingInScript.ts';
import { lackingInStyle } from './lackingInStyle.ts';

test.each([
  ['Map.groupBy(a, b)', ['Map.groupBy']],
  ['Object.groupBy(a, b)', ['Object.groupBy']],
  ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
  ['Promise.try(f)', ['Promise.try']],
  ['Array.fromAsync(a)', ['Array.fromAsync']],
  ['URL.canParse(a) || URL.parse(a)', ['URL.canParse', 'URL.parse']],
  ['AbortSignal.any([])', ['AbortSignal.any']],
  ['new Intl.Segmenter("en")', ['Intl.Segmenter']],
  ['new Intl.DurationFormat("en")', ['Intl.DurationFormat']],
  ['RegExp.escape(a)', ['RegExp.escape']],
  ['Math.sumPrecise(a)', ['Math.sumPrecise']],
  ['Uint8Array.fromBase64(a)', ['Uint8Array.fromBase64']],
  ['Iterator.from(a)', ['Iterator.from']],
  ['requestIdleCallback(f)', ['requestIdleCallback']],
  ['window.requestIdleCallback(f)', ['requestIdleCallback']],
  ['new URLPattern({})', ['URLPattern']],
  ['cookieStore.get("a")', ['cookieStore']],
  ['a.isWellFormed()', ['.isWellFormed']],
  ['a.toWellFormed()', ['.toWellFormed']],
  ['a.isSubsetOf(b)', ['.isSubsetOf']],
  ['a.intersection(b)', ['.intersection']],
  ['a.toBase64()', ['.toBase64']],
  ['a["showPopover"]()', ['.showPopover']],
  ['document.startViewTransition(f)', ['.startViewTransition']],
  ['a.values().map(f)', ['iterator .map']],
  ['a.matchAll(b).filter(f)', ['iterator .filter']],
  ['/[a--b]/v.test(a)', [expect.stringContaining('syntax')]],
  ['using a = b()', [expect.stringContaining('syntax')]],
  ['import a from "b" with { type: "json" }', [expect.stringContaining('syntax')]],
])('%s: a supported browser lacks it', (code, lacking) => {
  expect(lackingInScript(code)).toEqual(lacking);
});

test.each([
  'a.map(f).toSorted().at(-1); a.findLast(f); structuredClone(a); Object.hasOwn(a, "b")',
  'const requestIdleCallback = f; requestIdleCallback(g)',
  'typeof requestIdleCallback === "function" ? requestIdleCallback(f) : setTimeout(f)',
  'window.requestIdleCallback?.(f)',
  'if ("showPopover" in a) a.showPopover()',
  'if (`showPopover` in a) a.showPopover()',
  'Error.captureStackTrace !== void 0 && Error.captureStackTrace(a)',
  'a.union = f; a.union(b)',
  'const schema = { union() {} }; schema.union()',
  'Object.keys(a).map(f)',
  'class A { static { this.b = 1 } #c; d() { return #c in this } }',
  '/(?<=a)b/dgu.exec(c)',
])('%s: every supported browser has it, or the script does without', (code) => {
  expect(lackingInScript(code)).toEqual([]);
});

const styles = (css: string) => [...lackingInStyle(css).keys()];

test.each([
  ['@media (scripting: enabled) { a { color: red } }', 'css.at-rules.media.scripting'],
  ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a { min-height: 2lh }', 'css.types.length.lh'],
  ['a:has(b) { color: red }', 'css.selectors.has'],
  ['a { text-wrap: pretty }', 'css.properties.text-wrap'],
  ['a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a { b { color: red } }', 'css.selectors.nesting'],
  ['a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
  ['@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
  ['@property --a { syntax: "*"; inherits: false }', 'css.at-rules.property'],
  ['a::details-content { color: red }', 'css.selectors.details-content'],
  ['a { anchor-name: --b }', 'css.properties.anchor-name'],
  ['a { interpolate-size: allow-keywords }', 'css.properties.interpolate-size'],
])('%s: a supported browser lacks it', (css, feature) => {
  expect(styles(css)).toContain(feature);
});

test.each([
  'a { min-height: 1.5em; min-height: 1lh }',
  '@supports (min-height: 1lh) { a { min-height: 1lh } }',
  'a { -webkit-user-select: none; user-select: none }',
  'a:is(b, c:where(d)) { color: color-mix(in oklab, red, blue); inset: 0; aspect-ratio: 1 }',
  '@media (min-width: 2rem) and (prefers-reduced-motion: reduce) { a { gap: 1px } }',
  '@container (min-width: 2rem) { a { content: "2lh light-dark(" } }',
])('%s: every supported browser has it, or the style does without', (css) => {
  expect(styles(css)).toEqual([]);
});

test('a selector that an old browser does not know takes the others of its list with it', () => {
  expect(styles('a:has(b), c { color: red }')).toContain('a rule lost to one selector of its list');
  expect(styles(':is(a:has(b), c) { color: red }')).toEqual(['css.selectors.has']);
});

test('attributes and elements', () => {
  expect(lackingInMarkup('span popover')).toEqual(['html.global_attributes.popover']);
  expect(lackingInMarkup('details name')).toEqual(['html.elements.details.name']);
  expect(lackingInMarkup('img loading')).toEqual([]);
  expect(lackingInMarkup('div inert')).toEqual([]);
});

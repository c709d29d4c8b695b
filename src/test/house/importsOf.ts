import ts from 'typescript';

const FRONTMATTER = /^\s*---\n(.*?)\n---/s;
const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;

/** The script of an Astro file: what runs at build and what runs in the browser. */
function scriptsOf(text: string): string {
  const scripts = [...text.matchAll(SCRIPT)].map(([, script]) => script);
  return [FRONTMATTER.exec(text)?.[1], ...scripts].join('\n');
}

/** What a source file imports, as it names it: types, re-exports and `import()` too. */
export function importsOf(file: string, text: string): readonly string[] {
  const source = file.endsWith('.astro') ? scriptsOf(text) : text;
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

import ts from 'typescript';

const FRONTMATTER = /^\s*---\n(.*?)\n---/s;
const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;

/** An Astro file's scripts: those that run at build and those that run in the browser. */
function scriptsOf(text: string): string {
  const scripts = [...text.matchAll(SCRIPT)].map(([, script]) => script);
  return [FRONTMATTER.exec(text)?.[1], ...scripts].join('\n');
}

/** Everything a source file imports, as named there, including types, re-exports and `import()`. */
export function importsOf(file: string, text: string): readonly string[] {
  const source = file.endsWith('.astro') ? scriptsOf(text) : text;
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

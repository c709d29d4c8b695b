import ts from 'typescript';

/** Words that a US reader would not write, with what he would. Endings are left open. */
const FORMS: readonly (readonly [british: string, american: string])[] = [
  ['ageing', 'aging'],
  ['amongst', 'among'],
  ['analyse[drs]?', 'analyze'],
  ['apologis\\w+', 'apologize'],
  ['artefact\\w*', 'artifact'],
  ['authoris\\w+', 'authorize'],
  ['behaviour\\w*', 'behavior'],
  ['(?:un)?cancell(?:ed|ing|able)', 'canceled'],
  ['catalogue\\w*', 'catalog'],
  ['categoris\\w+', 'categorize'],
  ['centre\\w*', 'center'],
  ['cheque\\w*', 'check'],
  ['(?:dis)?colour\\w*', 'color'],
  ['customis\\w+', 'customize'],
  ['defence\\w*', 'defense'],
  ['dialled|dialling', 'dialed'],
  ['enrol|enrolment', 'enroll'],
  ['favour\\w*', 'favor'],
  ['fixtures?', 'games'],
  ['fulfil|fulfils|fulfilment', 'fulfill'],
  ['grey(?:s|er|ish)?', 'gray'],
  ['honour\\w*', 'honor'],
  ['initialis\\w+', 'initialize'],
  ['judgement\\w*', 'judgment'],
  ['kilometres?|metres?|centimetres?', 'meter'],
  ['labell(?:ed|ing)', 'labeled'],
  ['learnt', 'learned'],
  ['licence[ds]?', 'license'],
  ['maths', 'math'],
  ['maximis\\w+', 'maximize'],
  ['minimis\\w+', 'minimize'],
  ['modell(?:ed|ing)', 'modeled'],
  ['neighbour\\w*', 'neighbor'],
  ['normalis\\w+', 'normalize'],
  ['offence\\w*', 'offense'],
  ['optimis(?:e[drs]?|ing|ation)', 'optimize'],
  ['organis\\w+', 'organize'],
  ['penalis\\w+', 'penalize'],
  ['practis(?:e[ds]?|ing)', 'practice'],
  ['prioritis\\w+', 'prioritize'],
  ['programmes?', 'program'],
  ['realis(?:e[ds]?|ing)', 'realize'],
  ['recognis\\w+', 'recognize'],
  ['sceptic\\w*', 'skeptic'],
  ['signall(?:ed|ing)', 'signaled'],
  ['summaris\\w+', 'summarize'],
  ['sums?(?! to\\b)', 'amount, total or calculation'],
  ['totall(?:ed|ing)', 'totaled'],
  ['towards', 'toward'],
  ['travell(?:ed|ers?|ing)', 'traveled'],
  ['tyres?', 'tire'],
  ['whilst', 'while'],
];
const BRITISH = FORMS.map(([form, american]) => ({
  find: new RegExp(`(?<![\\w/.?-])(?:${form})(?![\\w/(-])`, 'gi'),
  american,
}));

/** Names that are spelled so, and words of others. */
const NAMES =
  /Crypto\.com Centre|Rogers Centre|Bell Centre|Scotiabank Centre|Centre Court|Centre Bell|Canada Life Centre|Centre,|lump sum/g;

/** "favourite (favorite)" of every British form in a text. */
export const britishIn = (text: string): readonly string[] =>
  BRITISH.flatMap(({ find, american }) =>
    [...text.replace(NAMES, '').matchAll(find)].map(([word]) => `${word} (${american})`),
  );

/** A text that people read has a space; a single word is a key or a class. */
const isSentence = (text: string): boolean => /\S\s+\S/.test(text.trim());

/** The texts of a program that may be read by people: sentences in quotes, and what stands between tags. */
function textsOfCode(file: string, code: string): readonly string[] {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      const said = parts.map(({ text }) => text).join(' … ');
      if (isSentence(said)) texts.push(said);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isSentence(node.text)) texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** An Astro page: its program, and the markup as JSX without its styles. */
function textsOfAstro(file: string, page: string): readonly string[] {
  const [, program = '', markup = ''] = page.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [
    '',
    '',
    page,
  ];
  const plain = markup
    .replace(/<!doctype[^>]*>/i, '')
    .replace(/<(style|script)\b[\s\S]*?(?:<\/\1>|\/>)/g, '');
  return [...textsOfCode(`${file}.ts`, program), ...textsOfCode(`${file}.tsx`, `<>${plain}</>`)];
}

/** The texts of a file that people may read. */
export function visibleTexts(file: string, content: string): readonly string[] {
  if (file.endsWith('.astro')) return textsOfAstro(file, content);
  return file.endsWith('.md') ? [content] : textsOfCode(file, content);
}

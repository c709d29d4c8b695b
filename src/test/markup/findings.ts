import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'node-html-parser';

/** Rules about which elements and attributes may stand where; not those about how a document is written. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // A heading may come before its level's first: panels of one level stand in several orders.
      'heading-level': 'off',
    },
  }),
);

/** What the standard allows of `http-equiv`: nothing about caches, which follow the answer's headers. */
const EQUIVALENTS = ['content-security-policy', 'refresh', 'default-style', 'x-ua-compatible'];
const PARTS_OF_TABLE = 'tr, th, td, thead, tbody, tfoot';

/** The rules that html-validate lacks. */
function* ownFindings(html: string): Generator<string> {
  const end = html.indexOf('</html>');
  if (end >= 0 && /<[^!]/.test(html.slice(end + '</html>'.length)))
    yield 'an element after </html>';
  const page = parse(html, { comment: false });
  for (const meta of page.querySelectorAll('meta[http-equiv]')) {
    const name = meta.getAttribute('http-equiv') ?? '';
    if (!EQUIVALENTS.includes(name.toLowerCase())) yield `http-equiv="${name}"`;
  }
  if (page.querySelector('body style')) yield '<style> in the body';
  for (const time of page.querySelectorAll('time:not([datetime])')) {
    if (!/^\d{4}-\d\d(-\d\d)?/.test(time.text.trim()))
      yield `<time> without datetime: "${time.text}"`;
  }
  for (const summary of page.querySelectorAll('summary')) {
    const wrong = summary.querySelector(
      'div, p, ul, ol, dl, table, section, span h2, span h3, span h4',
    );
    if (wrong) yield `<${wrong.rawTagName}> in <summary>`;
  }
  for (const table of page.querySelectorAll('table:not([role="presentation"])')) {
    const part = table.querySelectorAll(PARTS_OF_TABLE).find((one) => one.hasAttribute('role'));
    if (part) yield `role on <${part.rawTagName}> of a table that is one already (BlockTable)`;
  }
}

/** What is wrong with a document's HTML, each finding once. */
export async function findings(html: string): Promise<readonly string[]> {
  const { results } = await checker.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...new Set([...found, ...ownFindings(html)])];
}

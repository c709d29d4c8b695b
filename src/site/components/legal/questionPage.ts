/** Markdown as plain text: links as their words, no emphasis, lists as sentences in one paragraph. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/^(?:- |> )/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** schema.org FAQPage of a Markdown text whose sections are questions. */
export const questionPage = (markdown: string) => ({
  '@type': 'FAQPage',
  mainEntity: markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [question = '', ...answer] = section.split('\n');
      return {
        '@type': 'Question',
        name: question.trim(),
        acceptedAnswer: { '@type': 'Answer', text: plain(answer.join('\n')) },
      };
    }),
});

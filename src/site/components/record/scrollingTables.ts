/** Rendered Markdown whose tables scroll sideways by themselves, within reach of the keyboard, and are named by their heading. */
export const scrollingTables = (html: string): string =>
  html
    .split(/(?=<h2)/)
    .map((section) => {
      const [, title = 'Examples'] = /<h2[^>]*>([^<]*)/.exec(section) ?? [];
      let table = 0;
      return section
        .replaceAll('<table>', () => {
          table += 1;
          const name = table === 1 ? title : `${title} ${table}`;
          return `<section class="scroll" tabindex="0" aria-label="${name}"><table class="data-table">`;
        })
        .replaceAll('</table>', '</table></section>');
    })
    .join('');

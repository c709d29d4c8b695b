import type { WorkedTool } from '#domain/tools/tool.ts';

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

function tableMarkup({ caption, head, rows }: NonNullable<WorkedTool['table']>): string {
  const cells = head.map((text) => `<th scope="col">${safe(text)}</th>`).join('');
  const lines = rows
    .map(([first = '', ...more]) => {
      const rest = more.map((text) => `<td>${safe(text)}</td>`).join('');
      return `<tr><th scope="row">${safe(first)}</th>${rest}</tr>`;
    })
    .join('');
  return `<div class="scroll" role="region" aria-label="${safe(caption)}" tabindex="0"><table class="data-table"><caption class="visually-hidden">${safe(caption)}</caption><thead><tr>${cells}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** A calculator's answer as HTML: written by the build for the example, and by the page's script for what is typed. */
export function answerMarkup({ said, figures, table }: WorkedTool): string {
  const items = figures
    .map(
      ({ label, value, note }) =>
        `<div><dt>${safe(label)}</dt><dd><b>${safe(value)}</b>${note === undefined ? '' : `<span class="note">${safe(note)}</span>`}</dd></div>`,
    )
    .join('');
  return `<p class="tool-said">${safe(said)}</p><dl class="tool-figures">${items}</dl>${table ? tableMarkup(table) : ''}`;
}

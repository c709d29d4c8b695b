import type { Module } from './module.ts';

/** Words per minute for a reader who also does the sums. */
const PACE = 110;

const words = (text: string): number => text.split(/\s+/).length;

/** Words of a module's text, its example and its check left out. */
const textWords = ({ text }: Module): number => words(text.join(' '));

/** Minutes for a module with its example and its check. */
export function readingMinutes(module: Module): number {
  const { title, lines, answer } = module.example.work(module.example.given);
  const asked = module.check.map(({ ask, answers }) =>
    [ask, ...answers.map(({ text }) => text)].join(' '),
  );
  const all = [title, ...lines, answer, ...asked].join(' ');
  return Math.max(1, Math.round((textWords(module) + words(all)) / PACE));
}

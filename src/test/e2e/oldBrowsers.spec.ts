import { join } from 'node:path';
import { builtTexts } from '../browsers/builtFiles.ts';
import { EXCUSED, isExcused } from '../browsers/excused.ts';
import { lackingInMarkup } from '../supported/lackingInMarkup.ts';
import { lackingInScript } from '../supported/lackingInScript.ts';
import { lackingInStyle } from '../supported/lackingInStyle.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

test('the build uses nothing that a supported browser lacks and cannot do without', () => {
  const { scripts, styles, attributes } = builtTexts(join(E2E.data, 'dist'));
  expect(scripts.size).toBeGreaterThan(50);
  const found: [feature: string, place: string][] = [
    ...[...scripts].flatMap(([text, place]) =>
      lackingInScript(text).map((one): [string, string] => [one, place]),
    ),
    ...[...styles].flatMap(([text, place]) =>
      [...lackingInStyle(text)].map(([one, where]): [string, string] => [
        one,
        `${place}: ${where}`,
      ]),
    ),
    ...[...attributes].flatMap(([text, place]) =>
      lackingInMarkup(text).map((one): [string, string] => [one, `${place}: ${text}`]),
    ),
  ];
  expect(found.filter(([feature]) => !isExcused(feature))).toEqual([]);
  // What is no longer used needs no excuse.
  const unused = Object.keys(EXCUSED).filter(
    (beginning) => !found.some(([feature]) => feature.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

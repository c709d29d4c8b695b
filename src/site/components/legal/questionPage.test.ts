import { expect, test } from 'vitest';
import { questionPage } from './questionPage.ts';

test('each section is a question, and its answer is plain text', () => {
  const page = questionPage(
    'Before.\n\n## Who can I call?\n\n**988**, or\n[others](https://a.example).\n\n## How old?\n\n- 21\n- 18\n',
  );
  expect(page.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ['Who can I call?', '988, or others.'],
    ['How old?', '21 18'],
  ]);
});

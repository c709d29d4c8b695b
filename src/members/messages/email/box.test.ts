import { expect, test } from 'vitest';
import { boxOf } from './box.ts';

test.each([
  ['Jo.Doe@gmail.com', 'jodoe@gmail.com'],
  ['j.o.d.o.e+x+y@GoogleMail.com.', 'jodoe@gmail.com'],
  [' jo+news@example.com', 'jo@example.com'],
  ['jo.doe@example.com', 'jo.doe@example.com'],
  ['jo-x@yahoo.com', 'jo@yahoo.com'],
  ['jo-x@example.com', 'jo-x@example.com'],
  ['+x@example.com', '+x@example.com'],
  ['jo@BÜCHER.example.', 'jo@xn--bcher-kva.example'],
])('287: %s is the box %s', (address, box) => expect(boxOf(address)).toBe(box));

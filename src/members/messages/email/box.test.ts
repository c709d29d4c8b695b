import { expect, test } from 'vitest';
import { mailboxOf, ownDomainOf } from './box.ts';

test.each([
  ['Jo.Doe@gmail.com', 'jodoe@gmail.com'],
  ['j.o.d.o.e+x+y@GoogleMail.com.', 'jodoe@gmail.com'],
  [' jo+news@example.com', 'jo@example.com'],
  ['jo.doe@example.com', 'jo.doe@example.com'],
  ['jo-x@yahoo.com', 'jo@yahoo.com'],
  ['jo-x@example.com', 'jo-x@example.com'],
  ['+x@example.com', '+x@example.com'],
  ['jo@BÜCHER.example.', 'jo@xn--bcher-kva.example'],
])('287: %s is the box %s', (address, box) => expect(mailboxOf(address)).toBe(box));

test.each([
  ['J.O-d_oe+x@pm.me', 'jodoe@proton.me'],
  ['jo+x@me.com', 'jo@icloud.com'],
  ['jo+x@Outlook.com', 'jo@outlook.com'],
  ['jo.doe@outlook.com', 'jo.doe@outlook.com'],
  ['anything+x@jo.fastmail.com', 'jo@fastmail.com'],
  ['jo+x@fastmail.fm', 'jo@fastmail.fm'],
  ['jo@ya.ru', 'jo@yandex.ru'],
])('575: %s is the box %s', (address, box) => expect(mailboxOf(address)).toBe(box));

test.each([
  ['a@mine.example', 'mine.example'],
  ['b@x.y.mine.example.', 'mine.example'],
  ['c@a.mine.co.uk', 'mine.co.uk'],
  ['d@gmail.com', undefined],
  ['e@yahoo.co.uk', undefined],
  ['f@pm.me', undefined],
])('575: whose domain %s may be: %s', (address, domain) =>
  expect(ownDomainOf(address)).toBe(domain),
);

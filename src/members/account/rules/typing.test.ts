import { expect, test } from 'vitest';
import { typedCode } from './code.ts';
import { phoneNumber } from './phone.ts';
import { pasted, typedPhone } from './typing.ts';

/** Types into a field one key after another, at the caret. */
function type(keys: string): string {
  let field = { value: '', caret: 0 };
  for (const key of keys) field = typedPhone(pasted(field.value, field.caret, field.caret, key));
  return field.value;
}

test('a number typed key by key is written as it goes', () => {
  expect(type('2025550123')).toBe('(202) 555-0123');
  expect(type('202-555-0123')).toBe('(202) 555-0123');
  expect(type('1 202 555 0123')).toBe('(202) 555-0123');
  expect(type('+1 (202) 555-0123')).toBe('(202) 555-0123');
  expect(type('001 202 555 0123')).toBe('(202) 555-0123');
});

test('a number that is not ours stays as it is typed, key by key', () => {
  for (const keys of ['+44 7700 900123', '0044 7700 900123', '07700 900123', '+972 50 123 4567'])
    expect(type(keys)).toBe(keys);
  expect(type('20255501239')).toBe('(202) 555-01239');
});

test('a leading 1 is dropped once: typed key by key and pasted are one number', () => {
  for (const keys of ['1 1 212 555 0147', '11-212-555-0147'])
    expect(phoneNumber(type(keys))).toBeUndefined();
  expect(type('112 555 0147')).toBe('(125) 550-147');
  expect(type('1 125 550 1473')).toBe('(125) 550-1473');
});

test('an extension never fills up a number that is too short', () => {
  expect(type('212 555 014 ext 5')).toBe('(212) 555-014ext 5');
  expect(type('212 555 0147 ext 5')).toBe('(212) 555-01475');
});

test('deleting never gets stuck at what was written for the reader', () => {
  let field = { value: '(202) 555-0123', caret: 14 };
  for (let left = 20; field.value !== '' && left > 0; left -= 1) {
    const { value, caret } = field;
    field = typedPhone({ value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 });
  }
  expect(field.value).toBe('');
});

test('a digit put right in the middle leaves the caret behind it', () => {
  const { value, caret } = typedPhone({ value: '(2902) 555-012', caret: 3 });
  expect(value).toBe('(290) 255-5012');
  expect(value.slice(0, caret)).toBe('(29');
});

test('a country code put in front is dropped, and the caret stays before the same digit', () => {
  expect(typedPhone({ value: '1(202) 555-0123', caret: 1 })).toEqual({
    value: '(202) 555-0123',
    caret: 0,
  });
  const { value, caret } = typedPhone({ value: '+1 2025550123', caret: 6 });
  expect(value.slice(caret)).toBe(') 555-0123');
});

test('a whole number pasted over a half one is taken, however it is written', () => {
  for (const text of ['+1 (202) 555-0123', '1.202.555.0123', ' 202 555 0123 ']) {
    expect(typedPhone(pasted('(999', 0, 4, text)).value).toBe('(202) 555-0123');
  }
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123456.', '123456'],
  ['12a3', '123'],
  ['1234567', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３ ４５６', '123456'],
])('of "%s" as a code "%s" is kept', (typed, kept) => expect(typedCode(typed)).toBe(kept));

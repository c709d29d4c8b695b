import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseForm(text)));

test('nested names become objects, counted ones arrays, and no value is lost', () => {
  expect(plain('a=1&b[c][d]=2&e[0][f]=3&e[1][f]=4&expand[]=x&expand[]=y&empty=')).toEqual({
    a: '1',
    b: { c: { d: '2' } },
    e: [{ f: '3' }, { f: '4' }],
    expand: ['x', 'y'],
    empty: '',
  });
  expect(plain('0=a&1=b')).toEqual({ 0: 'a', 1: 'b' });
  expect(plain('a=1&a[b]=2')).toEqual({ a: { b: '2' } });
});

test('nested parameters cannot reach a prototype', () => {
  const form = parseForm('__proto__[polluted]=1&a[constructor][prototype][x]=2');
  expect(Object.getPrototypeOf(form)).toBeNull();
  expect({}).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('x');
});

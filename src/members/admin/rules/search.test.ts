import { expect, test } from 'vitest';
import { parseSearch } from './search.ts';

test.each([
  ['0012', { digits: '0012' }],
  ['0137', { digits: '0137' }],
  ['(412) 555', { digits: '412555' }],
  ['(•••) •••-0137', { digits: '0137' }],
  ['+1 (412) 555-0137', { digits: '4125550137' }],
  ['+1412', { digits: '412' }],
  ['14125550137', { digits: '4125550137' }],
  [' 412.555.0137 ', { digits: '4125550137' }],
  ['001 412 555 0137', { digits: '4125550137' }],
  ['tel:+1-412-555-0137', { digits: '4125550137' }],
  ['\u202A+1 412\u2011555\u20110137\u202C', { digits: '4125550137' }],
  ['٠١٣٧', { digits: '0137' }],
  ['6F9619FF-8B86-4D01-B42D-00CF4FC964FF', { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }],
])('"%s" looks for %o', (typed, wanted) => expect(parseSearch(typed)).toEqual(wanted));

test.each([
  '',
  '   ',
  'smith',
  '%',
  "0137' or true",
  '+1',
  '24125550137',
  '412555013799',
  '+44 7700 900123',
  '+44',
  '+4125550137',
  '0044 7700 900123',
])('"%s" looks for nothing', (typed) => expect(parseSearch(typed)).toBeUndefined());

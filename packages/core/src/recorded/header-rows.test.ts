import { describe, expect, it } from 'vitest';
import { headerRows } from './header-rows.js';

describe('headerRows', () => {
  it.each<[string, unknown, [string, string][]]>([
    [
      'a map',
      { accept: '*/*', 'content-length': 12 },
      [
        ['accept', '*/*'],
        ['content-length', '12'],
      ],
    ],
    ['several values', { 'set-cookie': ['a', 'b'] }, [['set-cookie', '["a","b"]']]],
    ['a list of names and values', [{ name: 'accept', value: '*/*' }], [['accept', '*/*']]],
    [
      'a list of pairs',
      [['accept', '*/*'], ['x']],
      [
        ['accept', '*/*'],
        ['x', ''],
      ],
    ],
    ['a list with holes', [null, 3, {}, { name: '' }], []],
    ['nothing', undefined, []],
    ['null', null, []],
    ['a text', 'accept: */*', []],
  ])('reads %s', (_name, headers, rows) => {
    expect(headerRows(headers)).toEqual(rows.map(([name, value]) => ({ name, value })));
  });
});

import { describe, expect, it } from 'vitest';
import { jsonDocument } from './json-document.js';
import { jsonPath } from './json-path.js';
import { nodesTo, searchJson } from './search/search-json.js';

/** Writes a document back from its nodes, as pairs and lists. */
function contentOf(text: string, options?: { cut?: boolean }): unknown {
  const document = jsonDocument(text, options)!;
  const read = (node: typeof document.root): unknown => {
    if (!document.isContainer(node)) return document.source(node);
    const { nodes } = document.children(node);
    return document.isArray(node) ? nodes.map(read) : nodes.map((child) => [document.key(child), read(child)]);
  };
  return read(document.root);
}

/** Paths of all hits. */
function found(text: string, sought: string): string[] {
  const document = jsonDocument(text)!;
  return searchJson(document, sought).map((hit) => {
    const nodes = nodesTo(document, hit);
    return jsonPath(document, nodes.slice(0, -1), nodes.at(-1)!);
  });
}

describe('jsonDocument', () => {
  it.each([
    [
      'nested values',
      '{"a": [1, {"b": true}], "c": "x"}',
      [
        ['a', ['1', [['b', 'true']]]],
        ['c', '"x"'],
      ],
    ],
    [
      'numbers as they were recorded',
      '[12345678901234567890, 1.0, -0, 1e400]',
      ['12345678901234567890', '1.0', '-0', '1e400'],
    ],
    [
      'repeated keys',
      '{"a":1,"a":2}',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    [
      'keys with a meaning in JavaScript',
      '{"__proto__":{"x":1},"constructor":2}',
      [
        ['__proto__', [['x', '1']]],
        ['constructor', '2'],
      ],
    ],
    ['the content of a Socket.IO packet', '42["tick",{"n":1}]', ['"tick"', [['n', '1']]]],
    ['a Socket.IO packet with a namespace and an acknowledgement', '451-/admin,12["tick"]', ['"tick"']],
    ['the handshake of Engine.IO', '0{"sid":"x"}', [['sid', '"x"']]],
    [
      'escaped quotes and brackets in strings',
      String.raw`["a\"]", "\\", "{"]`,
      [String.raw`"a\"]"`, String.raw`"\\"`, '"{"'],
    ],
    [
      'escaped letters',
      String.raw`{"caf\u00e9":"a\/b \ud83d\ude00 \u202e \u0022"}`,
      [['café', String.raw`"a/b 😀 \u202e \u0022"`]],
    ],
    ['empty containers', '[[],{}]', [[], []]],
  ])('reads %s', (_what, text, content) => {
    expect(contentOf(text)).toEqual(content);
  });

  it.each([
    ['a value', '{"a":[1,2', [['a', ['1', '2']]]],
    ['a string', '["abc', ['"abc']],
    ['a key', '{"ab', [['"ab', '']]],
    ['a colon', '{"a":', [['a', '']]],
    ['an escape', '["a\\', ['"a\\']],
  ])('reads a text that was cut in %s', (_what, text, content) => {
    expect(contentOf(text, { cut: true })).toEqual(content);
  });

  it.each([['[object Object]'], ['{bad'], ['"text"'], ['12'], [''], ['{}'], [' [ ] '], ['[1] [2]']])(
    'does not read %j',
    (text) => {
      expect(jsonDocument(text)).toBeNull();
    },
  );

  it.each([['{{{{]]]]'], ['[:::,,,'], ['{"a"}"b":[}'], ['[{]}'.repeat(50)]])(
    'ends with the invalid text %j',
    (text) => {
      expect(() => contentOf(text, { cut: true })).not.toThrow();
    },
  );

  it('counts children without returning them', () => {
    const document = jsonDocument(JSON.stringify(Array.from({ length: 5_000 }, (_, index) => index)))!;

    const { nodes, count } = document.children(document.root, 4_000, 4_002);

    expect(count).toBe(5_000);
    expect(nodes.map((node) => [node.index, document.source(node)])).toEqual([
      [4_000, '4000'],
      [4_001, '4001'],
    ]);
  });
});

describe('jsonPath', () => {
  it.each([
    ['{"items":[{"price":1}]}', 'items[0].price'],
    ['[[1]]', '[0][0]'],
    ['{"a b":{"c-d":1}}', '["a b"]["c-d"]'],
    ['{"$a_b":{"é":1}}', '$a_b.é'],
    [String.raw`{"":{"a\"b":1}}`, String.raw`[""]["a\"b"]`],
    [String.raw`{"a\u202eb":1}`, String.raw`["a\u202eb"]`],
  ])('names the innermost value of %s', (text, path) => {
    const document = jsonDocument(text)!;
    const nodes = nodesTo(document, text.search(/1|\]\]$/));

    expect(jsonPath(document, nodes.slice(0, -1), nodes.at(-1)!)).toBe(path);
  });
});

describe('searchJson', () => {
  const text = '{"Price":1,"items":[{"price":"PRICE"},{"sku":"a.b"}],"n":10}';

  it('finds keys and values, ignoring case', () => {
    expect(found(text, 'price')).toEqual(['Price', 'items[0].price', 'items[0].price']);
    expect(found(text, '10')).toEqual(['n']);
  });

  it('does not search the header of a Socket.IO packet', () => {
    expect(found('42["tick",42]', '42')).toEqual(['[1]']);
  });

  it('takes special characters literally', () => {
    expect(found(text, 'a.b')).toEqual(['items[1].sku']);
    expect(found(text, '.*')).toEqual([]);
    expect(found(text, '"sku"')).toEqual(['items[1].sku']);
  });

  it('does not find text that spans a key and its value', () => {
    expect(found(text, '"n":10')).toEqual([]);
  });
});

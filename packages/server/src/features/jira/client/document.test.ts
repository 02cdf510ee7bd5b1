import { describe, expect, it } from 'vitest';
import { documentOf } from './document.js';

describe('documentOf', () => {
  const textOf = (text: string) =>
    documentOf(text).content.map(({ content }) =>
      content.map((node) => (node.type === 'text' ? node.text : '\n')).join(''),
    );

  it.each([
    ['one line', 'Pay', ['Pay']],
    ['paragraphs', 'Pay\n\nand wait', ['Pay', 'and wait']],
    ['many blank lines', '\n\n\nPay\n \n\t\n\nand wait\n\n', ['Pay', 'and wait']],
    ['line breaks in a paragraph', 'Pay\nand wait', ['Pay\nand wait']],
    ['Windows line breaks', 'Pay\r\nand wait\r\n\r\nlong', ['Pay\nand wait', 'long']],
    ['indented lines', 'if (a)\n  b();\n\n  c();', ['if (a)\n  b();', '  c();']],
    ['nothing', ' \n ', []],
    ['visible text between invisible characters', 'P\u0000a\u001b[1my\u202e\u200b', ['Pa[1my']],
    ['text with a lone surrogate', 'Pay\ud800', ['Pay\ufffd']],
  ])('keeps %s', (_what, text, paragraphs) => {
    expect(textOf(text)).toEqual(paragraphs);
  });

  it.each([
    '*bold* _it_ {code}x{code}',
    '[~accountid:1]',
    '<b onload=x>',
    '{"type":"mention"}',
    '!image.png!',
    'h1. x',
  ])('treats %s as plain text', (markup) => {
    expect(documentOf(markup)).toEqual({
      type: 'doc',
      version: 1,
      content: [{ type: 'paragraph', content: [{ type: 'text', text: markup }] }],
    });
  });

  it('truncates text that is too long for Jira', () => {
    expect(textOf('x'.repeat(40_000))[0]).toHaveLength(32_767);
  });
});

import { describe, expect, it } from 'vitest';
import { capText } from '../../redaction/bodies/cap-text.js';
import { readRecordedText } from './recorded-text.js';

describe('readRecordedText', () => {
  it('returns a complete text unchanged', () => {
    expect(readRecordedText('9 €')).toEqual({ text: '9 €', recordedBytes: 5, fullBytes: 5, cut: false });
  });

  it('reads the mark of a truncated text', () => {
    const cut = capText('é'.repeat(500), 100);

    expect(readRecordedText(cut)).toEqual({ text: 'é'.repeat(50), recordedBytes: 100, fullBytes: 1000, cut: true });
  });

  it.each([
    'a\n[truncated, 12 bytes in all] b',
    'a\n[truncated, many bytes in all]',
    '[truncated, 12 bytes in all]',
    `a\n[truncated, ${'9'.repeat(40)} bytes in all]`,
  ])('does not treat %j as a mark', (text) => {
    expect(readRecordedText(text)).toMatchObject({ text, cut: false });
  });
});

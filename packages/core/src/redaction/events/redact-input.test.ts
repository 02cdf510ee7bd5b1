import { describe, expect, it } from 'vitest';
import { type RecordedField, redactInput, redactTyping } from './redact-input.js';

const TEXT_FIELD: RecordedField = { type: 'text', autocomplete: '', concealed: false, unmask: false, optionCount: 0 };

describe('redactInput', () => {
  it.each<[string, Partial<RecordedField>]>([
    ['a text field', {}],
    ['an e-mail field', { type: 'email' }],
    ['a text area', { type: 'textarea' }],
    ['a long select', { type: 'select', optionCount: 20 }],
    ['a password', { type: 'password', unmask: true }],
    ['a password that is shown', { concealed: true, unmask: true }],
    ['a hidden field', { type: 'hidden', unmask: true }],
    ['a current password', { autocomplete: 'current-password', unmask: true }],
    ['a new password', { autocomplete: 'section-a new-password', unmask: true }],
    ['a one-time code', { autocomplete: 'one-time-code', unmask: true }],
    ['a card number', { autocomplete: 'cc-number', unmask: true }],
    ['a card code', { autocomplete: 'billing cc-csc', unmask: true, type: 'search' }],
  ])('masks %s without its length', (_kind, field) => {
    expect(redactInput({ ...TEXT_FIELD, ...field }, 'hunter2')).toBe('••••••••');
    expect(redactTyping({ ...TEXT_FIELD, ...field }, 'hunter2', 7)).toBe('[7 keys]');
  });

  it.each<[string, Partial<RecordedField>]>([
    ['a search', { type: 'search' }],
    ['a checkbox', { type: 'checkbox' }],
    ['a radio button', { type: 'radio' }],
    ['a short select', { type: 'select', optionCount: 19 }],
    ['an unmasked field', { unmask: true }],
    ['the name of a file', { type: 'file' }],
  ])('keeps %s', (_kind, field) => {
    expect(redactInput({ ...TEXT_FIELD, ...field }, 'vases')).toBe('vases');
    expect(redactTyping({ ...TEXT_FIELD, ...field }, 'vases', 5)).toBe('vases');
  });

  it('removes secret values from fields that are not masked', () => {
    expect(redactInput({ ...TEXT_FIELD, unmask: true }, 'my card 4111111111111111')).toBe('my card [redacted]');
  });
});

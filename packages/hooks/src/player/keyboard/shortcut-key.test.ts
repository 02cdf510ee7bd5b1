import { describe, expect, it } from 'vitest';
import { shortcutKey } from './shortcut-key.js';

describe('shortcutKey', () => {
  it.each([
    ['US', { key: 'k', code: 'KeyK', shiftKey: false }, 'k'],
    ['US with Caps Lock', { key: 'K', code: 'KeyK', shiftKey: false }, 'k'],
    ['US', { key: '?', code: 'Slash', shiftKey: true }, '?'],
    ['US', { key: 'ArrowLeft', code: 'ArrowLeft', shiftKey: false }, 'arrowleft'],
    ['US', { key: ' ', code: 'Space', shiftKey: false }, ' '],
    ['Dvorak', { key: 'k', code: 'KeyV', shiftKey: false }, 'k'],
    ['Dvorak', { key: 't', code: 'KeyK', shiftKey: false }, 't'],
    ['AZERTY', { key: ',', code: 'KeyM', shiftKey: false }, ','],
    ['AZERTY', { key: 'm', code: 'Semicolon', shiftKey: false }, 'm'],
    ['AZERTY', { key: '§', code: 'Slash', shiftKey: true }, '§'],
    ['AZERTY', { key: 'é', code: 'Digit2', shiftKey: false }, 'é'],
    ['QWERTZ', { key: 'ü', code: 'BracketLeft', shiftKey: false }, 'ü'],
    ['Russian', { key: 'л', code: 'KeyK', shiftKey: false }, 'k'],
    ['Russian', { key: 'Т', code: 'KeyN', shiftKey: true }, 'n'],
    ['Russian', { key: 'б', code: 'Comma', shiftKey: false }, ','],
    ['Russian', { key: 'Б', code: 'Comma', shiftKey: true }, '<'],
    ['Russian', { key: 'ю', code: 'Period', shiftKey: false }, '.'],
    ['Russian', { key: '.', code: 'Slash', shiftKey: false }, '.'],
    ['Russian', { key: '?', code: 'Digit7', shiftKey: true }, '?'],
    ['Russian', { key: 'х', code: 'BracketLeft', shiftKey: false }, 'х'],
    ['Greek', { key: 'κ', code: 'KeyK', shiftKey: false }, 'k'],
    ['Greek', { key: 'Σ', code: 'KeyS', shiftKey: true }, 's'],
    ['Hebrew', { key: 'ל', code: 'KeyK', shiftKey: false }, 'k'],
    ['Hebrew', { key: 'ת', code: 'Comma', shiftKey: false }, ','],
    ['Arabic', { key: 'ن', code: 'KeyK', shiftKey: false }, 'k'],
    ['Thai, a sign without a letter', { key: 'ื', code: 'KeyN', shiftKey: false }, 'n'],
    ['Korean', { key: 'ㅏ', code: 'KeyK', shiftKey: false }, 'k'],
    ['a browser that names no code', { key: 'л', code: '', shiftKey: false }, 'л'],
    ['a dead key', { key: 'Dead', code: 'KeyK', shiftKey: false }, 'dead'],
  ])('reads on %s: %j as %s', (_layout, press, expected) => {
    expect(shortcutKey(press)).toBe(expected);
  });
});

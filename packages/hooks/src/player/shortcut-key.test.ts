import { describe, expect, it } from 'vitest';
import { shortcutKey } from './shortcut-key.js';

describe('shortcutKey', () => {
  it.each([
    ['US', 'k', 'KeyK', false, 'k'],
    ['US with Caps Lock', 'K', 'KeyK', false, 'k'],
    ['US', '?', 'Slash', true, '?'],
    ['US', 'ArrowLeft', 'ArrowLeft', false, 'arrowleft'],
    ['US', ' ', 'Space', false, ' '],
    ['Dvorak', 'k', 'KeyV', false, 'k'],
    ['Dvorak', 't', 'KeyK', false, 't'],
    ['AZERTY', ',', 'KeyM', false, ','],
    ['AZERTY', 'm', 'Semicolon', false, 'm'],
    ['AZERTY', '§', 'Slash', true, '§'],
    ['AZERTY', 'é', 'Digit2', false, 'é'],
    ['QWERTZ', 'ü', 'BracketLeft', false, 'ü'],
    ['Russian', 'л', 'KeyK', false, 'k'],
    ['Russian', 'Т', 'KeyN', true, 'n'],
    ['Russian', 'б', 'Comma', false, ','],
    ['Russian', 'Б', 'Comma', true, '<'],
    ['Russian', 'ю', 'Period', false, '.'],
    ['Russian', '.', 'Slash', false, '.'],
    ['Russian', '?', 'Digit7', true, '?'],
    ['Russian', 'х', 'BracketLeft', false, 'х'],
    ['Greek', 'κ', 'KeyK', false, 'k'],
    ['Greek', 'Σ', 'KeyS', true, 's'],
    ['Hebrew', 'ל', 'KeyK', false, 'k'],
    ['Hebrew', 'ת', 'Comma', false, ','],
    ['Arabic', 'ن', 'KeyK', false, 'k'],
    ['Thai, a sign without a letter', 'ื', 'KeyN', false, 'n'],
    ['Korean', 'ㅏ', 'KeyK', false, 'k'],
    ['a browser that names no code', 'л', '', false, 'л'],
    ['a dead key', 'Dead', 'KeyK', false, 'dead'],
  ])('%s: %s of %s, with Shift: %s, is %s', (...[, key, code, shiftKey, expected]) => {
    expect(shortcutKey({ key, code, shiftKey })).toBe(expected);
  });
});

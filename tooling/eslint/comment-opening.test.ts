import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { commentOpening } from './comment-opening.js';

/** Returns the words that the rule finds at the start of comments. */
function openings(code: string): (string | undefined)[] {
  const config: Linter.Config = {
    plugins: { flowlens: { rules: { opening: commentOpening } } },
    rules: { 'flowlens/opening': 'error' },
  };
  return new Linter().verify(code, [config]).map(({ message }) => /with “(\S+)”/.exec(message)?.[1]);
}

describe('commentOpening', () => {
  it.each([
    ['// What the browser keeps.', 'What'],
    ['/** Says whether it is open. */', 'Says'],
    ['/**\n * Whoever asks first.\n */', 'Whoever'],
    ['/* where nothing was chosen */', 'where'],
    ['const a = 1; // How many there are.', 'How'],
    ['// When the page was opened.', 'When'],
    ['// Has no effect.', 'Has'],
  ])('reports %s', (code, opening) => {
    expect(openings(code)).toEqual([opening]);
  });

  it.each([
    '// Returns whether it is open.',
    '/** Maximum body size, in bytes. */',
    '// When the file is missing, the list is empty.',
    '/** Whatsapp links. */',
    '/* Howitzer */',
  ])('accepts %s', (code) => {
    expect(openings(code)).toEqual([]);
  });

  it('checks only the first line of consecutive line comments', () => {
    expect(openings('// Keeps the text\n// what somebody typed.')).toEqual([]);
  });

  it('checks a comment after code separately', () => {
    expect(openings('const a = 1; // Minutes.\nconst b = 2; // What is left.')).toEqual(['What']);
  });
});

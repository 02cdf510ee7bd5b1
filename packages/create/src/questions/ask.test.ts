import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { questionsAt } from './ask.js';

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';

/** A terminal at which a person types. */
function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 30 });
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  return {
    at: { input, output },
    shown: () => shown,
    type: (...keys: string[]) => {
      for (const key of keys) input.write(key);
    },
  };
}

describe('questionsAt', () => {
  it('takes the suggestion on Enter', async () => {
    const { at, type, shown } = terminal();
    const answer = questionsAt(at).folder('flowlens-embed');

    type(ENTER);

    await expect(answer).resolves.toBe('flowlens-embed');
    expect(shown()).toContain('Which folder');
  });

  it('chooses the framework with the arrow keys', async () => {
    const { at, type } = terminal();
    const answer = questionsAt(at).framework();

    type(DOWN, ENTER);

    await expect(answer).resolves.toBe('next');
  });

  it('explains a wrong address and asks on', async () => {
    const { at, type, shown } = terminal();
    const answer = questionsAt(at).serverUrl('http://127.0.0.1:4600');

    type('https://flows.example/a', ENTER);
    await expect.poll(shown).toContain('ends after its host');
    type('\u007f', ENTER);

    await expect(answer).resolves.toBe('https://flows.example');
  });

  it('ends on Ctrl+C without an answer', async () => {
    const { at, type, shown } = terminal();
    const answer = questionsAt(at).framework();

    type(CTRL_C);

    await expect(answer).rejects.toThrow('Nothing was written.');
    expect(shown()).toContain('Canceled.');
  });
});

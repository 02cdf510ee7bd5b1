import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeChoices, type Questions } from './choices.js';
import { NEXT_APP, tempFolder, VITE_APP } from '../test-support/temp-folder.js';

/** A person who answers, and the questions that they were asked. */
function person(): { asked: string[]; questions: Questions } {
  const asked: string[] = [];
  return {
    asked,
    questions: {
      folder: async (suggestion) => {
        asked.push(`folder ${suggestion}`);
        return 'desk';
      },
      framework: async () => {
        asked.push('framework');
        return 'next';
      },
      serverUrl: async (suggestion) => {
        asked.push(`server ${suggestion}`);
        return 'https://flows.example';
      },
    },
  };
}

describe('completeChoices', () => {
  it('asks three questions for a new app', async () => {
    const currentFolder = tempFolder();
    const { asked, questions } = person();

    const choices = await completeChoices({ yes: false }, { currentFolder, questions });

    expect(asked).toEqual(['folder flowlens-embed', 'framework', 'server http://127.0.0.1:4600']);
    expect(choices).toEqual({
      folder: join(currentFolder, 'desk'),
      app: undefined,
      framework: 'next',
      serverUrl: 'https://flows.example',
    });
  });

  it('does not ask for the framework of an existing app, and suggests its folder', async () => {
    const currentFolder = tempFolder(VITE_APP);
    const { asked, questions } = person();

    const choices = await completeChoices(
      { yes: false },
      { currentFolder, questions: { ...questions, folder: async (suggestion) => suggestion } },
    );

    expect(asked).toEqual(['server http://127.0.0.1:4600']);
    expect(choices).toMatchObject({ folder: currentFolder, framework: 'vite' });
  });

  it('asks nothing that a flag gives', async () => {
    const { asked, questions } = person();
    const given = { folder: 'desk', framework: 'vite', serverUrl: 'https://flows.example', yes: false } as const;

    await completeChoices(given, { currentFolder: tempFolder(), questions });

    expect(asked).toEqual([]);
  });

  it('takes the defaults with --yes', async () => {
    const currentFolder = tempFolder();
    const { asked, questions } = person();

    const choices = await completeChoices({ yes: true }, { currentFolder, questions });

    expect(asked).toEqual([]);
    expect(choices).toMatchObject({
      folder: join(currentFolder, 'flowlens-embed'),
      framework: 'vite',
      serverUrl: 'http://127.0.0.1:4600',
    });
  });

  it('names the missing flags without a terminal', async () => {
    const currentFolder = tempFolder();

    await expect(completeChoices({ yes: false }, { currentFolder, questions: undefined })).rejects.toThrow(
      'Add --folder <path> --framework <vite|next> --server <address>, or --yes for the defaults.',
    );
  });

  it('needs no framework without a terminal, if the app tells it', async () => {
    const currentFolder = tempFolder({ ...NEXT_APP, 'app/layout.tsx': '' });
    const given = { folder: '.', serverUrl: 'https://flows.example', yes: false };

    await expect(completeChoices(given, { currentFolder, questions: undefined })).resolves.toMatchObject({
      framework: 'next',
    });
  });

  it('rejects another framework than that of the app', async () => {
    const given = { framework: 'next', yes: true } as const;

    await expect(completeChoices(given, { currentFolder: tempFolder(VITE_APP), questions: undefined })).rejects.toThrow(
      'is a Vite app',
    );
  });
});

import type { CDPSession, Page } from '@playwright/test';

/** An input method, from Chromium's perspective. */
export interface InputMethod {
  /** Shows an uncommitted text in the focused field, replacing the previous one. */
  compose: (text: string) => Promise<void>;
  /** Commits the text to the field and ends the composition. */
  commit: (text: string) => Promise<void>;
}

export async function inputMethodOf(page: Page): Promise<InputMethod> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: async (text) => {
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    },
    commit: async (text) => {
      await session.send('Input.insertText', { text });
    },
  };
}

/** Composes a word letter by letter, like pinyin. */
export async function composeWord(inputMethod: InputMethod, letters: string): Promise<void> {
  for (let end = 1; end <= letters.length; end++) await inputMethod.compose(letters.slice(0, end));
}

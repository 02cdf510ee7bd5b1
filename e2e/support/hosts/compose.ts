import type { CDPSession, Page } from '@playwright/test';

/** An input method, as Chromium hears from one. */
export interface InputMethod {
  /** Shows a text that is not decided yet in the focused field, in place of the one before. */
  compose: (text: string) => Promise<void>;
  /** Puts the text into the field and ends the composition. */
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

/** Composes a word letter by letter, as pinyin is typed. */
export async function spell(inputMethod: InputMethod, letters: string): Promise<void> {
  for (let end = 1; end <= letters.length; end++) await inputMethod.compose(letters.slice(0, end));
}

import { en, type Messages } from '@flowlens/core/messages';
import { createContext } from 'react';
import { preferredLanguage } from './preferred-language.js';

export interface Texts {
  messages: Messages;
  /** BCP 47 language of the page, and of dates and numbers. */
  locale: string;
}

const ENGLISH: Texts = { messages: en, locale: 'en-US' };

/** Texts of the page, for elements outside of every provider too. */
export const TextsContext = createContext(ENGLISH);

/**
 * Loads the texts in the browser's language. Only English is part of the page; it is also the fallback if another language
 * fails to load.
 */
export async function loadTexts(wanted: readonly string[]): Promise<Texts> {
  const { language, locale } = preferredLanguage(wanted);
  if (language === 'en') return ENGLISH;
  try {
    const { de } = await import('@flowlens/core/messages/de');
    return { messages: de, locale };
  } catch (error) {
    console.error('The texts could not be loaded', error);
    return ENGLISH;
  }
}

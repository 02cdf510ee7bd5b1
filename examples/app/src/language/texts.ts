import { en, type Messages } from '@flowlens/core/messages';
import { createContext } from 'react';
import { preferredLanguage } from './preferred-language.js';

export interface Texts {
  messages: Messages;
  /** BCP 47: the language of the page, and how dates and numbers are written. */
  locale: string;
}

const ENGLISH: Texts = { messages: en, locale: 'en-US' };

/** Texts of the page, also for elements outside of every provider. */
export const TextsContext = createContext(ENGLISH);

/** The texts in the language that the browser asks for. Only English comes with the page; it also stands in where another one cannot be loaded. */
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

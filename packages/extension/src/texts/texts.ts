import { Problem } from '../messages/problem.js';
import { de } from './de.js';
import { en, type Texts } from './en.js';

/** Returns the texts in the browser's language. */
export function readTexts(): Texts {
  return isGerman() ? de : en;
}

export function isGerman(): boolean {
  return navigator.language.toLowerCase().startsWith('de');
}

/** Returns an error message, in the user's language if the reason is known. */
export function problemText(error: unknown, texts: Texts): string {
  if (error instanceof Problem) return texts.problems[error.code];
  return `${texts.failed} ${error instanceof Error ? error.message : String(error)}`;
}

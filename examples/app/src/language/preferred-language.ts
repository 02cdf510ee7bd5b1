const LANGUAGES = ['en', 'de'] as const;

/** A language that the product supports. */
type Language = (typeof LANGUAGES)[number];

export interface PreferredLanguage {
  language: Language;
  /** BCP 47 locale of dates and numbers. */
  locale: string;
}

/** Default for readers of other languages, with its date format (spec §2). */
const ENGLISH: PreferredLanguage = { language: 'en', locale: 'en-US' };

/** Returns the first of the browser's languages that the product supports, else English. */
export function preferredLanguage(wanted: readonly string[]): PreferredLanguage {
  for (const locale of wanted) {
    const language = LANGUAGES.find((known) => locale.toLowerCase().split('-')[0] === known);
    if (language) return language === 'en' ? ENGLISH : { language, locale };
  }
  return ENGLISH;
}

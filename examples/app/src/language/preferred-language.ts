const LANGUAGES = ['en', 'de'] as const;

/** A language that the product speaks. */
type Language = (typeof LANGUAGES)[number];

export interface PreferredLanguage {
  language: Language;
  /** BCP 47: how dates and numbers are written. */
  locale: string;
}

/** Default for readers of other languages, with its format of dates (spec §2). */
const ENGLISH: PreferredLanguage = { language: 'en', locale: 'en-US' };

/** The first of the languages that a browser asks for and the product speaks, else English. */
export function preferredLanguage(wanted: readonly string[]): PreferredLanguage {
  for (const locale of wanted) {
    const language = LANGUAGES.find((known) => locale.toLowerCase().split('-')[0] === known);
    if (language) return language === 'en' ? ENGLISH : { language, locale };
  }
  return ENGLISH;
}

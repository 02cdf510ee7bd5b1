import { warnOnce } from './warn-once.js';

/**
 * Returns a locale that `Intl` accepts, such as `de-DE` for `de_DE`. An invalid one would break every date, so American
 * English replaces it.
 */
export function usableLocale(locale: string): string {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).toString();
  } catch {
    warnOnce(`locale="${locale}" is not a BCP 47 language, such as "de-DE".`);
    return 'en-US';
  }
}

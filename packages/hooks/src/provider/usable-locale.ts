import { warnOnce } from './warn-once.js';

/** A language that `Intl` takes, as `de-DE` for `de_DE`. What is none would break every date; it becomes American English. */
export function usableLocale(locale: string): string {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).toString();
  } catch {
    warnOnce(`locale="${locale}" is no BCP 47 language, such as "de-DE".`);
    return 'en-US';
  }
}

const FALLBACK = 'en-US';
const warnedOf = new Set<string>();

/** A language that `Intl` takes, as `de-DE` for `de_DE`. What is none would break every date; it becomes American English. */
export function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? FALLBACK;
  } catch {
    warn(locale);
    return FALLBACK;
  }
}

function warn(locale: string): void {
  if (warnedOf.has(locale)) return;
  warnedOf.add(locale);
  // eslint-disable-next-line no-console -- for whoever develops the host
  console.warn(
    `FlowLens: locale="${locale}" is no BCP 47 language, such as "de-DE". Dates and numbers are shown in ${FALLBACK}.`,
  );
}

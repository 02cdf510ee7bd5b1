import type { AllMessages } from '@flowlens/core/messages';

/** Loads the texts of a locale. Resolves to undefined for English and for languages without a translation. */
export async function loadMessages(locale: string | null): Promise<AllMessages | undefined> {
  if (!locale || !/^de\b/i.test(locale)) return undefined;
  const { de } = await import('@flowlens/components/locales/de');
  return de;
}

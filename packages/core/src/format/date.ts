const formatters = new Map<string, Intl.DateTimeFormat>();

export interface DateFormat {
  /** @default 'en-US' */
  locale?: string | undefined;
  /** IANA name. @default the machine's */
  timeZone?: string | undefined;
}

/**
 * Formats a date with month, day, year, hour and minute, e.g. `Mar 5, 2025, 2:07 PM`. Empty for an invalid date.
 */
export function formatDate(date: string | number, { locale = 'en-US', timeZone }: DateFormat = {}): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  // Some versions of the locale data put a narrow no-break space before AM and PM, so server and browser would differ.
  return formatterOf(locale, timeZone).format(moment).replaceAll('\u202f', ' ');
}

/** Creating a formatter costs a hundred times as much as using it, and a gallery formats many dates. */
function formatterOf(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
  formatters.set(key, formatter);
  return formatter;
}

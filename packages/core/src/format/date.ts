const writers = new Map<string, Intl.DateTimeFormat>();

export interface DateFormat {
  /** @default 'en-US' */
  locale?: string | undefined;
  /** IANA name. @default the machine's */
  timeZone?: string | undefined;
}

/**
 * A date in short form with month, day, year, hour and minute, e.g. `Mar 5, 2025, 2:07 PM` (spec §2). Empty for an
 * invalid date.
 */
export function formatDate(date: string | number, { locale = 'en-US', timeZone }: DateFormat = {}): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  // Some versions of the locale data put a narrow no-break space before AM and PM, which makes server and browser differ.
  return writerOf(locale, timeZone).format(moment).replaceAll('\u202f', ' ');
}

/** Making one costs a hundred times what using it does, and a gallery writes many dates. */
function writerOf(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const writer =
    writers.get(key) ??
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
  writers.set(key, writer);
  return writer;
}

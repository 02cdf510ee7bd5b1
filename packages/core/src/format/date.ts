export interface DateFormat {
  /** @default 'en-US' */
  locale?: string | undefined;
  /** IANA name. @default the machine's */
  timeZone?: string | undefined;
}

/** A date in short form with month, day, year, hour and minute, e.g. `Mar 5, 2025, 2:07 PM` (spec §2). Empty for what is no date. */
export function formatDate(date: string | number, { locale = 'en-US', timeZone }: DateFormat = {}): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  const text = moment.toLocaleString(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  // Some versions of the locale data put a narrow no-break space before AM and PM, which makes server and browser differ.
  return text.replaceAll('\u202f', ' ');
}

const formatters = new Map<string, Intl.NumberFormat>();

export interface DecimalDigits {
  /** Minimum number of digits after the decimal point. */
  min: number;
  max: number;
}

/** Formats a number in the reader's number format, such as `1.5` or `1,5`, without thousands separators. */
export function formatDecimal(value: number, locale: string, { min, max }: DecimalDigits): string {
  const key = `${locale} ${min} ${max}`;
  // Creating a formatter costs a hundred times as much as using it, and lists format many numbers.
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: min, maximumFractionDigits: max });
  formatters.set(key, formatter);
  return formatter.format(value);
}

const writers = new Map<string, Intl.NumberFormat>();

export interface DecimalDigits {
  /** Minimum number of digits after the decimal point. */
  min: number;
  max: number;
}

/** A number as the reader's language writes it, such as `1.5` or `1,5`; thousands are not set apart. */
export function formatDecimal(value: number, locale: string, { min, max }: DecimalDigits): string {
  const key = `${locale} ${min} ${max}`;
  // Making one costs a hundred times what using it does, and lists write many numbers.
  const writer =
    writers.get(key) ??
    new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: min, maximumFractionDigits: max });
  writers.set(key, writer);
  return writer.format(value);
}

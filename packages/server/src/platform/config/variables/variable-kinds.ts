import { siteOrigin } from '@flowlens/core/links';
import { z } from 'zod';

/** One environment variable. */
export interface Variable {
  schema: z.ZodType;
  /** Effect of the variable, for `flowlens --help` and the documentation. */
  meaning: string;
  /** Default, as shown there. */
  fallback: string;
  /** Describes a valid value; completes the sentence "it must be …". */
  expected: string;
}

export const limitOf = (limit: number, meaning: string) => ({
  schema: wholeNumber(0, 1_000_000).default(limit),
  meaning: `${meaning}; 0 switches the limit off`,
  fallback: String(limit),
  expected: 'a whole number, 0 or more',
});

export const perMinute = (limit: number, meaning: string) => limitOf(limit, `${meaning} per minute`);

export const megabytes = (limit: number, meaning: string, max = 1_000_000) => ({
  schema: wholeNumber(1, max).default(limit),
  meaning: `${meaning}, in megabytes`,
  fallback: String(limit),
  expected: `a whole number of megabytes from 1 to ${max}`,
});

export const count = (standard: number, max: number, meaning: string) => ({
  schema: wholeNumber(1, max).default(standard),
  meaning,
  fallback: String(standard),
  expected: `a whole number from 1 to ${max}`,
});

export const text = (meaning: string, expected: string) => ({
  schema: z.string().min(1).optional(),
  meaning,
  fallback: 'none',
  expected,
});

export const plain = (what: string) => ({
  schema: onOrOff(),
  meaning: `on: ${what}`,
  fallback: 'off',
  expected: 'on or off',
});

export const webAddress = z.url({ protocol: /^https?$/, normalize: true });

/** URL of a whole server: anything before the host or after it would be ignored. */
export const origin = webAddress
  .refine((url) => URL.canParse(url) && url === `${new URL(url).origin}/`)
  .transform((url) => new URL(url).origin);

/** Origin of a site for the content security policy, whose wildcards are not allowed. */
export const embedOrigin = z
  .string()
  .refine((text) => siteOrigin(text) !== null)
  .transform((text) => siteOrigin(text) ?? '');

export function onOrOff() {
  return z
    .enum(['on', 'off'])
    .default('off')
    .transform((value) => value === 'on');
}

export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .or(z.never());
}

export function commaSeparated<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(item));
}

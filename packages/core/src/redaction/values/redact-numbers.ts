import { isCardNumber } from './card-number.js';
import { isIban, ibanLength } from './iban.js';
import { REDACTED, SECRET_START } from '../redacted.js';

/** Groups of at least three digits, as cards are printed, separated by no-break spaces or various dashes. */
const DIGIT_RUN = new RegExp(
  `(?<!\\d\\.)${SECRET_START}\\d{3,}(?:[ \\u00a0\\u202f\\u2010-\\u2013-]\\d{3,})*(?![A-Za-z0-9])`,
  'g',
);
/** Dots occur in other numbers as well. */
const DOTTED_CARD = /(?<![\w.])\d{4}(?:\.\d{4}){3}(?!\.?\w)/g;
const IBAN_START = new RegExp(`${SECRET_START}[A-Z]{2}\\d{2}(?=[ \\u00a0A-Z0-9]{11})`, 'gi');
const SOCIAL_SECURITY = /(?<![\w-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/g;

/** Removes financial and personal numbers: payment cards, IBANs, US social security numbers with dashes. */
export function redactNumbers(text: string): string {
  const withoutCards = text.replace(DIGIT_RUN, redactCards).replace(DOTTED_CARD, redactCards);
  return redactIbans(withoutCards).replace(SOCIAL_SECURITY, REDACTED);
}

/** Takes only whole groups, so that a card is found before its expiry date and long numbers stay complete. */
function redactCards(run: string): string {
  const groups = [...run.matchAll(/\d+/g)];
  let kept = '';
  let from = 0;
  for (let first = 0; first < groups.length; first += 1) {
    const last = cardEnd(groups, first);
    if (last === undefined) continue;
    kept += run.slice(from, groups[first]!.index) + REDACTED;
    from = groups[last]!.index + groups[last]![0].length;
    first = last;
  }
  return kept + run.slice(from);
}

function cardEnd(groups: RegExpExecArray[], first: number): number | undefined {
  let digits = '';
  for (let last = first; last < groups.length && digits.length < 19; last += 1) {
    digits += groups[last]![0];
    if (isCardNumber(digits)) return last;
  }
  return undefined;
}

function redactIbans(text: string): string {
  let kept = '';
  let from = 0;
  for (const { 0: start, index } of text.matchAll(IBAN_START)) {
    if (index < from) continue;
    const end = ibanEnd(text, index, ibanLength(start.slice(0, 2).toUpperCase()));
    if (end === undefined) continue;
    kept += text.slice(from, index) + REDACTED;
    from = end;
  }
  return kept + text.slice(from);
}

/**
 * Returns the position after the IBAN that starts here. Its groups may be separated by spaces. In lower case, where words
 * occur as well, the groups must have four characters.
 */
function ibanEnd(text: string, start: number, length: number | undefined): number | undefined {
  if (length === undefined) return undefined;
  const isCapital = /[A-Z]/.test(text.charAt(start));
  let letters = '';
  let at = start;
  while (letters.length < length && /[A-Z0-9 \u00a0]/i.test(text.charAt(at))) {
    if (!isSpace(text[at])) letters += text[at];
    else if (isSpace(text[at + 1]) || !(isCapital || letters.length % 4 === 0)) return undefined;
    at += 1;
  }
  return letters.length === length && !/[A-Za-z0-9]/.test(text.charAt(at)) && isIban(letters) ? at : undefined;
}

function isSpace(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\u00a0';
}

/** Leading digits and number lengths of the known issuers. */
const ISSUERS: readonly { starts: RegExp; lengths: readonly number[] }[] = [
  { starts: /^4/, lengths: [13, 16, 19] },
  { starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { starts: /^3[47]/, lengths: [15] },
  { starts: /^(?:36|38|39|30[0-5])/, lengths: [14] },
  { starts: /^(?:6011|65|64[4-9])/, lengths: [16, 19] },
  { starts: /^35(?:2[89]|[3-8])/, lengths: [16] },
  { starts: /^62/, lengths: [16, 17, 18, 19] },
];

/** Returns whether the digits are a payment card number: a known issuer, its length, and a valid Luhn digit. */
export function isCardNumber(digits: string): boolean {
  return (
    ISSUERS.some(({ starts, lengths }) => lengths.includes(digits.length) && starts.test(digits)) &&
    hasLuhnDigit(digits)
  );
}

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = Number(digits[digits.length - place]);
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

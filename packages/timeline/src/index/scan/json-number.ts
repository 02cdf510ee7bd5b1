import { isDigit, MINUS, ZERO } from './json-bytes.js';

/** Progress of scanning a number. */
export const enum NumberState {
  Minus,
  Zero,
  Whole,
  Point,
  Fraction,
  Exponent,
  ExponentSign,
  ExponentDigits,
  /** The byte is not part of the number, so the number ends here, if it may. */
  Over,
}

/** Returns the state after the first byte of a value, which is a digit or a minus. */
export function numberStart(byte: number): NumberState {
  if (byte === MINUS) return NumberState.Minus;
  return byte === ZERO ? NumberState.Zero : NumberState.Whole;
}

export function numberNext(state: NumberState, byte: number): NumberState {
  if (isDigit(byte)) return afterDigit(state, byte);
  if (byte === 0x2e)
    return state === NumberState.Zero || state === NumberState.Whole ? NumberState.Point : NumberState.Over;
  if (byte === 0x65 || byte === 0x45) return mayHaveExponent(state) ? NumberState.Exponent : NumberState.Over;
  const isSign = byte === 0x2b || byte === MINUS;
  return isSign && state === NumberState.Exponent ? NumberState.ExponentSign : NumberState.Over;
}

/** Returns whether a number may end here. It must not end after a sign or a decimal point. */
export function numberMayEnd(state: NumberState): boolean {
  return mayHaveExponent(state) || state === NumberState.ExponentDigits;
}

function mayHaveExponent(state: NumberState): boolean {
  return state === NumberState.Zero || state === NumberState.Whole || state === NumberState.Fraction;
}

function afterDigit(state: NumberState, byte: number): NumberState {
  switch (state) {
    case NumberState.Minus:
      return byte === ZERO ? NumberState.Zero : NumberState.Whole;
    case NumberState.Zero:
      return NumberState.Over;
    case NumberState.Point:
      return NumberState.Fraction;
    case NumberState.Exponent:
    case NumberState.ExponentSign:
      return NumberState.ExponentDigits;
    default:
      return state;
  }
}

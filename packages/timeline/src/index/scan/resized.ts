type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Returns a longer or shorter copy of a typed array; new elements are zero. */
export function resized<Numbers extends NumberArray>(array: Numbers, length: number): Numbers {
  const copy = new (array.constructor as new (length: number) => Numbers)(length);
  copy.set(length < array.length ? array.subarray(0, length) : array);
  return copy;
}

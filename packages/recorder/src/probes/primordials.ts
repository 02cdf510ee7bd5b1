/* eslint-disable @typescript-eslint/unbound-method -- methods are taken from their objects on purpose */
type Target = Window & typeof globalThis;

/** Converts a method to a function that takes `this` first and does not depend on `Function.prototype`. */
type Uncurried<Method> = Method extends (this: infer Self, ...args: infer Args) => infer Result
  ? (self: unknown extends Self ? object : Self, ...args: Args) => Result
  : never;

/** Built-ins captured before page scripts can replace them. */
export interface Primordials {
  apply: typeof Reflect.apply;
  construct: typeof Reflect.construct;
  getOwnPropertyDescriptor: typeof Object.getOwnPropertyDescriptor;
  defineProperty: typeof Object.defineProperty;
  getPrototypeOf: typeof Object.getPrototypeOf;
  deleteProperty: typeof Reflect.deleteProperty;
  ownKeys: typeof Reflect.ownKeys;
  Proxy: typeof Proxy;
  setTimeout: typeof globalThis.setTimeout;
  clearTimeout: typeof globalThis.clearTimeout;
  /** Milliseconds since the document's time origin. */
  now: () => number;
  /** The wall clock, which may jump. */
  dateNow: () => number;
  stringify: typeof JSON.stringify;
  parse: typeof JSON.parse;
  Error: typeof Error;
  /** Adds reactions to a promise. */
  then: <Value, Result>(
    promise: Promise<Value>,
    onFulfilled: (value: Value) => Result | PromiseLike<Result>,
    onRejected?: (reason: unknown) => Result | PromiseLike<Result>,
  ) => Promise<Result>;
  listen: (target: EventTarget, type: string, listener: (event: never) => void, options?: ListenOptions) => void;
  unlisten: (target: EventTarget, type: string, listener: (event: never) => void, options?: ListenOptions) => void;
  URL: typeof URL;
  utf8Length: (text: string) => number;
  Headers: typeof Headers;
  TextDecoder: typeof TextDecoder;
  TransformStream: typeof TransformStream;
  eachHeader: (headers: Headers, visit: (value: string, name: string) => void) => void;
  header: (headers: Headers, name: string) => string | null;
  eachField: (form: FormData, visit: (value: FormDataEntryValue, name: string) => void) => void;
  queryText: (query: URLSearchParams) => string;
  blobText: (blob: Blob) => Promise<string>;
  blobSlice: (blob: Blob, start: number, end: number) => Blob;
  decode: (decoder: TextDecoder, bytes: Uint8Array | undefined, options?: TextDecodeOptions) => string;
  cloneRequest: (request: Request) => Request;
  requestBytes: (request: Request) => Promise<ArrayBuffer>;
  storageKey: (area: Storage, index: number) => string | null;
  storageItem: (area: Storage, key: string) => string | null;
}

type ListenOptions = AddEventListenerOptions | boolean;

/** Captures the built-ins of a window. Call it before any page script runs, or as early as possible. */
export function capturePrimordials(target: Target): Primordials {
  const { performance, Reflect, Object, JSON, Date } = target;
  const { apply } = Reflect;
  const uncurry = <Method extends (this: never, ...args: never[]) => unknown>(method: Method) =>
    ((self: unknown, ...args: unknown[]): unknown => apply(method, self, args)) as Uncurried<Method>;
  const { now } = performance;
  const encoder = new target.TextEncoder();
  const encode = uncurry(target.TextEncoder.prototype.encode);
  const { addEventListener, removeEventListener } = target.EventTarget.prototype;

  return {
    apply,
    construct: Reflect.construct,
    getOwnPropertyDescriptor: Object.getOwnPropertyDescriptor,
    defineProperty: Object.defineProperty,
    getPrototypeOf: Object.getPrototypeOf,
    deleteProperty: Reflect.deleteProperty,
    ownKeys: Reflect.ownKeys,
    Proxy: target.Proxy,
    setTimeout: target.setTimeout.bind(target),
    clearTimeout: target.clearTimeout.bind(target),
    now: () => apply(now, performance, []),
    dateNow: Date.now,
    stringify: JSON.stringify,
    parse: JSON.parse,
    Error: target.Error,
    then: uncurry(target.Promise.prototype.then) as Primordials['then'],
    listen: (to, ...args) => void apply(addEventListener, to, args),
    unlisten: (from, ...args) => void apply(removeEventListener, from, args),
    URL: target.URL,
    utf8Length: (text) => encode(encoder, text).byteLength,
    Headers: target.Headers,
    TextDecoder: target.TextDecoder,
    TransformStream: target.TransformStream,
    eachHeader: uncurry(target.Headers.prototype.forEach),
    header: uncurry(target.Headers.prototype.get),
    eachField: uncurry(target.FormData.prototype.forEach),
    queryText: uncurry(target.URLSearchParams.prototype.toString),
    blobText: uncurry(target.Blob.prototype.text),
    blobSlice: uncurry(target.Blob.prototype.slice),
    decode: uncurry(target.TextDecoder.prototype.decode),
    cloneRequest: uncurry(target.Request.prototype.clone),
    requestBytes: uncurry(target.Request.prototype.arrayBuffer),
    storageKey: uncurry(target.Storage.prototype.key),
    storageItem: uncurry(target.Storage.prototype.getItem),
  };
}

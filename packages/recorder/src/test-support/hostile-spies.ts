/* eslint-disable @typescript-eslint/unbound-method -- methods are taken from their objects on purpose */
/** Returns the places at which a spy saw a secret since the spies were installed. */
export type Sightings = () => Promise<string[]>;

/**
 * Replaces the built-ins of a page by spies that search arguments, `this` and results for a secret. It is serialized
 * into the page, so it uses nothing from outside, and keeps the built-ins that it needs.
 */
export function spyOnBuiltIns(secret: string): Sightings {
  const { apply, construct, ownKeys, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const uncurry =
    (method: unknown) =>
    (self: unknown, ...args: unknown[]): unknown =>
      apply(method as () => unknown, self, args);
  const descriptorOf = (owner: object, name: string) => getOwnPropertyDescriptor(owner, name)?.get;
  const includes = uncurry(String.prototype.includes);
  const then = uncurry(Promise.prototype.then);
  const eachHeader = uncurry(Headers.prototype.forEach);
  const headersOf = uncurry(descriptorOf(Request.prototype, 'headers'));
  const eachEntry = uncurry(Map.prototype.forEach);
  const eachValue = uncurry(Set.prototype.forEach);
  const decode = uncurry(TextDecoder.prototype.decode);
  const decoder = new TextDecoder();
  const isView = ArrayBuffer.isView.bind(ArrayBuffer);
  const {
    setTimeout,
    Headers: AnyHeaders,
    Request: AnyRequest,
    Map: AnyMap,
    Set: AnySet,
    Proxy: AnyProxy,
  } = globalThis;
  const AnyPromise = Promise;
  const own = { __proto__: null } as unknown as Record<string, true>;
  let isLooking = false;

  function search(value: unknown, where: string, depth = 0): void {
    if (typeof value === 'string') {
      if (includes(value, secret)) own[where] = true;
      return;
    }
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || depth > 4) return;
    if (value === globalThis || value instanceof Node) return;
    if (value instanceof AnyPromise) return watch(value, where);
    if (isView(value)) return search(decode(decoder, value), where, depth + 1);
    if (value instanceof AnyRequest) search(headersOf(value), where, depth + 1);
    if (value instanceof AnyHeaders) eachHeader(value, (text: string) => search(text, where, depth + 1));
    if (value instanceof AnyMap)
      eachEntry(value, (one: unknown, key: unknown) => (search(one, where, depth + 1), search(key, where, depth + 1)));
    if (value instanceof AnySet) eachValue(value, (one: unknown) => search(one, where, depth + 1));
    const keys = ownKeys(value);
    for (let index = 0; index < keys.length && index < 40; index += 1) {
      const key = keys[index]!;
      search(key, where, depth + 1);
      search(getOwnPropertyDescriptor(value, key)?.value, where, depth + 1);
    }
  }

  function watch(promise: Promise<unknown>, where: string): void {
    const record = (value: unknown) => see(where, value);
    const wasLooking = isLooking;
    isLooking = true;
    then(promise, record, record);
    isLooking = wasLooking;
  }

  function see(where: string, ...values: unknown[]): void {
    if (isLooking) return;
    isLooking = true;
    try {
      for (let index = 0; index < values.length; index += 1) search(values[index], where);
    } catch {
      // Some objects refuse access.
    } finally {
      isLooking = false;
    }
  }

  function spy(original: object, where: string): object {
    return new AnyProxy(original, {
      apply(target, self, args: unknown[]) {
        see(where, self, args);
        const result: unknown = apply(target as () => unknown, self, args);
        see(where, result);
        return result;
      },
      construct(target, args: unknown[], newTarget: () => unknown) {
        see(where, args);
        const result = construct(target as () => unknown, args, newTarget) as object;
        see(where, result);
        return result;
      },
    });
  }

  function spyOn(owner: object, name: PropertyKey, where: string): void {
    const found = getOwnPropertyDescriptor(owner, name);
    if (!found?.configurable || name === 'constructor') return;
    for (const kind of ['value', 'get', 'set'] as const)
      if (typeof found[kind] === 'function') found[kind] = spy(found[kind] as object, where) as () => unknown;
    defineProperty(owner, name, found);
  }

  const names = [
    ...[
      'Array',
      'Object',
      'String',
      'RegExp',
      'Map',
      'Set',
      'WeakMap',
      'WeakSet',
      'Function',
      'Promise',
      'Symbol',
      'Number',
      'Date',
    ],
    ...['Headers', 'Request', 'Response', 'XMLHttpRequest', 'MessagePort', 'Worker', 'BroadcastChannel', 'Blob', 'URL'],
    ...[
      'URLSearchParams',
      'AbortSignal',
      'AbortController',
      'EventTarget',
      'FormData',
      'TextEncoder',
      'TextDecoder',
      'Storage',
    ],
    ...[
      'ReadableStream',
      'ReadableStreamDefaultReader',
      'LockManager',
      'Error',
      'Iterator',
      'JSON',
      'Reflect',
      'console',
    ],
  ];
  const globals = globalThis as unknown as Record<string, (object & { prototype?: object }) | undefined>;
  const owners = [
    ...names.flatMap((name) => {
      const owner = globals[name];
      return owner
        ? [[owner, name] as const, ...(owner.prototype ? [[owner.prototype, `${name}.prototype`] as const] : [])]
        : [];
    }),
    [Object.getPrototypeOf([][Symbol.iterator]()) as object, 'array iterator'] as const,
    [Object.getPrototypeOf(new Headers().entries()) as object, 'headers iterator'] as const,
  ];
  const constructors = [
    'fetch',
    'postMessage',
    'structuredClone',
    'btoa',
    'queueMicrotask',
    'encodeURIComponent',
    'String',
    'Object',
  ];
  const replaced = [...names, ...constructors].filter((name) => typeof globals[name] === 'function');
  const traps = [
    ...[
      'then',
      'toJSON',
      'token',
      'authorization',
      'Authorization',
      'headers',
      'body',
      'method',
      'mode',
      'cache',
      'signal',
    ],
    ...[
      'credentials',
      'redirect',
      'referrer',
      'referrerPolicy',
      'integrity',
      'keepalive',
      'priority',
      'duplex',
      'window',
      'get',
    ],
  ];
  const members = owners.flatMap(([owner, where]) =>
    ownKeys(owner).map((key) => [owner, key, `${where}.${String(key)}`] as const),
  );
  const setOwn = (self: unknown, name: PropertyKey, value: unknown) =>
    defineProperty(self as object, name, { value, writable: true, enumerable: true, configurable: true });
  const isObject = (self: unknown) => (typeof self === 'object' || typeof self === 'function') && self !== null;

  for (const [owner, key, where] of members) spyOn(owner, key, where);
  for (const name of replaced) spyOn(globalThis, name, name);
  for (const name of [...traps, Symbol.iterator, Symbol.toPrimitive]) {
    const where = `Object.prototype.${String(name)}`;
    defineProperty(Object.prototype, name, {
      get(this: unknown) {
        see(where, this);
        return undefined;
      },
      set(this: unknown, value: unknown) {
        see(where, this, value);
        if (isObject(this)) setOwn(this, name, value);
      },
      configurable: true,
    });
  }
  // `await` reads it from every promise.
  defineProperty(AnyPromise.prototype, 'constructor', {
    get(this: Promise<unknown>) {
      if (this !== AnyPromise.prototype && !isLooking) watch(this, 'Promise.prototype.constructor');
      return AnyPromise;
    },
    configurable: true,
  });

  return () => new AnyPromise((resolve) => setTimeout(() => resolve(ownKeys(own) as string[]), 100));
}

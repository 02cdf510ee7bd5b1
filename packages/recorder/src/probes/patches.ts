/* eslint-disable @typescript-eslint/unbound-method -- getters are replaced, not called */
import type { Primordials } from './primordials.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the types of built-ins differ; each probe knows its own
type Callable = (...args: any[]) => any;
type Constructor = new (...args: never[]) => object;

/** Runs instead of a built-in. It must call the original exactly once. */
type Around = (original: Callable, self: unknown, args: unknown[]) => unknown;

/** Reversible replacements of built-ins. */
export interface Patches {
  method: (owner: object, name: PropertyKey, around: Around) => void;
  getter: (owner: object, name: PropertyKey, around: (original: Callable, self: unknown) => unknown) => void;
  /** `after` runs after a value has been set. */
  setter: (owner: object, name: PropertyKey, after: (self: unknown) => void) => void;
  /** `onCreated` receives each new instance. */
  constructor: (owner: object, name: PropertyKey, onCreated: (instance: object) => void) => void;
  /** Gives a prototype its own copy of an inherited method. Calls go to the currently inherited method. */
  inherited: (owner: object, name: PropertyKey, before: (self: unknown, args: unknown[]) => void) => void;
  restore: () => void;
}

/**
 * Replaces built-ins by proxies, which keep the name, the length, the statics and the source code of their targets and
 * throw the same errors.
 */
export function createPatches(primordials: Primordials): Patches {
  const { apply, construct, getOwnPropertyDescriptor, defineProperty, deleteProperty, getPrototypeOf, Proxy } =
    primordials;
  const undo: (() => void)[] = [];
  let isActive = true;

  function proxyOf(target: Callable, around: Around): Callable {
    return new Proxy(target, {
      __proto__: null,
      apply: (original: Callable, self: unknown, args: unknown[]): unknown =>
        isActive ? around(original, self, args) : apply(original, self, args),
    } as ProxyHandler<Callable>);
  }

  function replace(
    owner: object,
    name: PropertyKey,
    kind: 'value' | 'get' | 'set',
    make: (target: Callable) => Callable,
  ) {
    const before = getOwnPropertyDescriptor(owner, name);
    const target: unknown = before?.[kind];
    if (!before?.configurable || typeof target !== 'function') return;
    const replacement = make(target as Callable);
    defineProperty(owner, name, { ...before, [kind]: replacement });
    undo.push(() => {
      if (getOwnPropertyDescriptor(owner, name)?.[kind] === replacement) defineProperty(owner, name, before);
    });
  }

  return {
    method: (owner, name, around) => replace(owner, name, 'value', (target) => proxyOf(target, around)),
    getter: (owner, name, around) => replace(owner, name, 'get', (target) => proxyOf(target, around)),
    setter: (owner, name, after) =>
      replace(owner, name, 'set', (target) =>
        proxyOf(target, (original, self, args) => {
          apply(original, self, args);
          after(self);
        }),
      ),
    constructor(owner, name, onCreated) {
      let replacement: unknown;
      let prototype: object | undefined;
      replace(owner, name, 'value', (target) => {
        prototype = target.prototype as object;
        replacement = new Proxy(target, {
          __proto__: null,
          construct(original: Callable, args: unknown[], newTarget: Constructor) {
            const instance = construct(original, args, newTarget) as object;
            if (isActive) onCreated(instance);
            return instance;
          },
        } as ProxyHandler<Callable>);
        return replacement as Callable;
      });
      if (prototype) replace(prototype, 'constructor', 'value', () => replacement as Callable);
    },
    inherited(owner, name, before) {
      const inheritedNow = () => (getPrototypeOf(owner) as Record<PropertyKey, Callable>)[name];
      const inherited = inheritedNow();
      if (typeof inherited !== 'function' || getOwnPropertyDescriptor(owner, name)) return;
      const copy = proxyOf(inherited, (_original, self, args) => {
        before(self, args);
        return apply(inheritedNow()!, self, args) as unknown;
      });
      defineProperty(owner, name, { configurable: true, enumerable: true, writable: true, value: copy });
      undo.push(() => {
        if (getOwnPropertyDescriptor(owner, name)?.value === copy) deleteProperty(owner, name);
      });
    },
    restore() {
      isActive = false;
      // In reverse order, so that a built-in that was replaced twice gets its original value.
      for (let index = undo.length - 1; index >= 0; index -= 1) undo[index]?.();
      undo.length = 0;
    },
  };
}

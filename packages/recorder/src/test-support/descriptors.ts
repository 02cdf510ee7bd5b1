type Descriptors = Map<string, PropertyDescriptor>;

/** Returns every property of the window and of its constructors and their prototypes. */
export function descriptorsOf(window: Window & typeof globalThis): Descriptors {
  const found: Descriptors = new Map();
  const objects: [string, object][] = [
    ['window', window],
    ['console', window.console],
    ['history', window.history],
    ['navigator', window.navigator],
    ['document', window.document],
    ['localStorage', window.localStorage],
  ];
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value !== 'function') continue;
    objects.push([name, value]);
    const { prototype } = value as { prototype?: object };
    if (typeof prototype === 'object' && prototype) objects.push([`${name}.prototype`, prototype]);
  }
  for (const [name, object] of objects)
    for (const key of Reflect.ownKeys(object))
      found.set(`${name}.${String(key)}`, Object.getOwnPropertyDescriptor(object, key)!);
  return found;
}

/** Returns the names of properties that differ or exist on one side only. */
export function differences(before: Descriptors, after: Descriptors): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !isSame(before.get(name), after.get(name)));
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean {
  if (!one || !other) return one === other;
  return (['value', 'get', 'set', 'writable', 'enumerable', 'configurable'] as const).every((part) =>
    Object.is(Reflect.get(one, part), Reflect.get(other, part)),
  );
}

type Overrides<Base> = Base extends string
  ? string
  : Base extends (...args: never[]) => unknown
    ? Base
    : { [Key in keyof Base]?: Overrides<Base[Key]> | undefined };

/**
 * Merges catalogues or parts of them; later ones win. A missing or empty text falls back to the previous catalogue, and
 * finally to English.
 *
 * @example
 * mergeMessages(en, { player: { play: 'Start' } }).player.play; // 'Start'
 */
export function mergeMessages<Base extends object>(base: Base, ...overrides: (Overrides<Base> | undefined)[]): Base {
  return overrides.reduce<Base>((merged, override) => (override ? mergeOne(merged, override) : merged), base);
}

function mergeOne<Base extends object>(base: Base, override: object): Base {
  const merged = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries(override) as [string, unknown][]) {
    const below = merged[key];
    if (isBag(below)) {
      if (isBag(value)) merged[key] = mergeOne(below, value);
    } else if (typeof value === 'function' || (typeof value === 'string' && value !== '')) {
      merged[key] = value;
    }
  }
  return merged as Base;
}

function isBag(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Passes properties that were set before the element was defined to the setters of its class. */
export function upgradeProperties(element: HTMLElement): void {
  const properties = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(properties)) {
    if (!(name in (Object.getPrototypeOf(element) as object))) continue;
    const value = properties[name];
    delete properties[name];
    properties[name] = value;
  }
}

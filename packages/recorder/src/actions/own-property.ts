/** Reads a property of the element itself. Fields of a form become its properties: `form.id` may be an input. */
export function own<Name extends keyof HTMLElement & string>(element: Element, name: Name): HTMLElement[Name] {
  let prototype = Object.getPrototypeOf(element) as object | null;
  while (prototype && !isOwnerOf(prototype, name)) prototype = Object.getPrototypeOf(prototype) as object | null;
  const value: unknown = Reflect.get(prototype ?? element, name, element);
  return value as HTMLElement[Name];
}

function isOwnerOf(prototype: object, name: string): boolean {
  return Object.prototype.hasOwnProperty.call(prototype, name);
}

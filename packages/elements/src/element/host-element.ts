/** Base class of the elements. On a server there are no elements, but the module can be imported. */
export const HostElement =
  typeof HTMLElement === 'undefined' ? (class {} as unknown as typeof HTMLElement) : HTMLElement;

/** Scope of the shortcuts: the element, the whole page, or none. */
export type FlowElementHotkeys = boolean | 'page';

'use client';

import { createContext, useContext, useEffect } from 'react';

/** Forms with unsaved text in the nearest dialog or drawer. */
export const UnsavedTextContext = createContext<Set<symbol> | null>(null);

export interface UnsavedTextProps {
  /** True if the form contains unsaved text. False while a call runs. */
  when: boolean;
}

/** Forms with unsaved text anywhere on the page. */
const unsavedForms = new Set<symbol>();

/** Returns whether a form on the page contains unsaved text, for a host that asks before it leaves the page. */
export function hasUnsavedText(): boolean {
  return unsavedForms.size > 0;
}

/** Marks a form with unsaved text: a click outside its dialog or drawer then asks first. Renders nothing. */
export function UnsavedText({ when }: UnsavedTextProps): null {
  const nearest = useContext(UnsavedTextContext);

  useEffect(() => {
    if (!when) return;
    const form = Symbol('form');
    const lists = [unsavedForms, nearest];
    for (const list of lists) list?.add(form);
    return () => {
      for (const list of lists) list?.delete(form);
    };
  }, [nearest, when]);

  return null;
}

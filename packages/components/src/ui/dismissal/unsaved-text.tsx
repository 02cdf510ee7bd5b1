'use client';

import { createContext, useContext, useEffect, useId } from 'react';

/** Ids of the forms with unsaved text in the nearest dialog or drawer. */
export const UnsavedTextContext = createContext<Set<string> | null>(null);

export interface UnsavedTextProps {
  /** The form around it holds text that is not saved. False while a call runs. */
  when: boolean;
}

/** Marks a form whose text would be lost: a press outside the dialog or drawer around it then asks first. Renders nothing. */
export function UnsavedText({ when }: UnsavedTextProps): null {
  const forms = useContext(UnsavedTextContext);
  const id = useId();

  useEffect(() => {
    if (!forms || !when) return;
    forms.add(id);
    return () => void forms.delete(id);
  }, [forms, id, when]);

  return null;
}

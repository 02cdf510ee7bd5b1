import { expect, type Locator } from '@playwright/test';

/**
 * That one sees that a control has the focus: by an outline or a ring around it, around what it stands in (a field's box, a card) or
 * around what it draws (the dot of a mark), or by the caret of a text field.
 */
export async function expectVisibleFocus(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate(showsFocus), { message: `visible focus of ${control.toString()}` })
    .toBe(true);
}

function showsFocus(control: Element): boolean {
  const hasCaret =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(control.type));
  const drawn = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const parents = [control.parentElement, control.parentElement?.parentElement, control.closest('article')];
  return (
    hasCaret ||
    getComputedStyle(control).boxShadow !== 'none' ||
    [control, control.firstElementChild, ...parents].some((element) => drawn(element ?? null))
  );
}

import { expect, type Locator } from '@playwright/test';

/**
 * Returns whether the focus of a control is visible: by an outline or a ring around it, around its container (a field's
 * box, a card) or around its drawing (the dot of a marker), or by the caret of a text field.
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

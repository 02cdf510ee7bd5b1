import { UNDO_MS } from '@flowlens/core/limits';
import type { Page } from '@playwright/test';

const EXTENDED_MS = 60_000;

/** Lets a page undo for a minute, because a journey on a busy machine takes longer than five seconds to click. */
export async function extendUndo(page: Page): Promise<void> {
  await page.addInitScript(extendTimers, [UNDO_MS, EXTENDED_MS] as const);
  await page.evaluate(extendTimers, [UNDO_MS, EXTENDED_MS] as const);
}

function extendTimers([fromMs, toMs]: readonly [number, number]): void {
  const setTimeout = window.setTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    setTimeout(run, ms === fromMs ? toMs : ms, ...rest)) as typeof setTimeout;
}

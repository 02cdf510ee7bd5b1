import { quotedLiteral } from '@flowlens/core/recorded';
import { MASKED_VALUE, REDACTED } from '@flowlens/core/redaction';
import type { DomActionEntry, NavigationEntry, TimelineEntry } from '../../entries/timeline-entry.js';
import { playwrightLocator } from './playwright-locator.js';

/** A page that opens within this time of an action is its result. */
const NAVIGATION_RESULT_MS = 5_000;
/** A form that is submitted within this time of a click on its button is its result. */
const SUBMITTED_BY_CLICK_MS = 1_000;
/** Value that recorders store for the keys of a masked field. */
const MASKED_TYPING = /^\[\d+ keys?\]$/;

/** One line of a test. */
export interface PlaywrightStep {
  timeMs: number;
  code: string;
}

interface Typed {
  timeMs: number;
  locator: string;
  code: string;
}

/** Yields the user's actions as lines of Playwright code. Typing in one field is one line. */
export function* playwrightSteps(entries: Iterable<TimelineEntry>): Generator<PlaywrightStep, void> {
  const state = new Replay();
  for (const entry of entries) {
    if (entry.kind === 'navigation') yield* state.navigate(entry);
    else if (entry.kind === 'dom_action') yield* state.act(entry);
  }
  yield* state.flush();
}

class Replay {
  #typed: Typed | null = null;
  /** Field of this page that was typed into last. */
  #field: string | null = null;
  #url: string | null = null;
  #actedMs = -Infinity;
  #clickedMs = -Infinity;

  *navigate({ url, timeMs, inFrame }: NavigationEntry): Generator<PlaywrightStep, void> {
    if (inFrame) return;
    yield* this.flush();
    if (url === this.#url || !isOfTheWeb(url)) return;
    const isResult = this.#url !== null && timeMs - this.#actedMs <= NAVIGATION_RESULT_MS;
    this.#url = url;
    this.#field = null;
    yield { timeMs, code: isResult ? `await expect(page).toHaveURL(${expectationOf(url)});` : codeOfOpening(url) };
  }

  *act({ action, timeMs, event, finalValue }: DomActionEntry): Generator<PlaywrightStep, void> {
    // Playwright scrolls to the element it acts on.
    if (action === 'scroll') return;
    if (this.#url === null && isOfTheWeb(event.page_url ?? '')) {
      this.#url = event.page_url ?? '';
      yield { timeMs, code: codeOfOpening(this.#url) };
    }
    const locator = playwrightLocator(event.target ?? {});
    const isTyping = action === 'input' || action === 'keydown_session';
    if (this.#typed && !(isTyping && this.#typed.locator === locator)) yield* this.flush();
    if (isTyping) this.#type(locator, { timeMs, event, finalValue });
    else if (action === 'click') yield* this.#click(locator, timeMs);
    else if (action === 'submit') yield* this.#submit(locator, timeMs);
    this.#actedMs = timeMs;
  }

  *flush(): Generator<PlaywrightStep, void> {
    if (this.#typed) yield { timeMs: this.#typed.timeMs, code: this.#typed.code };
    this.#typed = null;
  }

  #type(locator: string | null, entry: Pick<DomActionEntry, 'timeMs' | 'event' | 'finalValue'>): void {
    // A click on a checkbox already changes it.
    if (locator === null || /^(checkbox|radio)$/i.test(entry.event.target?.type ?? '')) return;
    this.#field = locator;
    this.#typed = { timeMs: this.#typed?.timeMs ?? entry.timeMs, locator, code: codeOfTyping(locator, entry) };
  }

  *#click(locator: string | null, timeMs: number): Generator<PlaywrightStep, void> {
    this.#clickedMs = timeMs;
    if (locator !== null) yield { timeMs, code: `await ${locator}.click();` };
  }

  *#submit(form: string | null, timeMs: number): Generator<PlaywrightStep, void> {
    if (timeMs - this.#clickedMs <= SUBMITTED_BY_CLICK_MS) return;
    if (this.#field !== null) yield { timeMs, code: `await ${this.#field}.press("Enter");` };
    else if (form !== null)
      yield { timeMs, code: `await ${form}.evaluate((form) => (form as HTMLFormElement).requestSubmit());` };
  }
}

function isOfTheWeb(url: string): boolean {
  return /^https?:/i.test(url);
}

function codeOfOpening(url: string): string {
  const code = `await page.goto(${quotedLiteral(url)});`;
  return url.includes(REDACTED) ? `${code} // The recording does not tell the whole address: put the rest here.` : code;
}

/** Returns the assertion for the recorded part of an address: all of it, origin and path, or its beginning. */
function expectationOf(url: string): string {
  if (!url.includes(REDACTED)) return quotedLiteral(url);
  if (URL.canParse(url)) {
    const { origin, pathname } = new URL(url);
    url = origin + pathname;
    if (!url.includes(REDACTED)) return `({ origin, pathname }) => origin + pathname === ${quotedLiteral(url)}`;
  }
  return `({ href }) => href.startsWith(${quotedLiteral(url.slice(0, url.indexOf(REDACTED)))})`;
}

function codeOfTyping(locator: string, { event, finalValue }: Pick<DomActionEntry, 'event' | 'finalValue'>): string {
  const value = finalValue ?? '';
  if (event.target?.tagName?.toUpperCase() === 'SELECT')
    return `await ${locator}.selectOption(${quotedLiteral(value)});`;
  if (event.target?.type?.toLowerCase() === 'file')
    return `await ${locator}.setInputFiles([]); // The recording has no files: name one here.`;
  if (value === MASKED_VALUE || MASKED_TYPING.test(value) || value.includes(REDACTED))
    return `await ${locator}.fill(""); // The recording does not tell what was typed: put a value here.`;
  return `await ${locator}.fill(${quotedLiteral(value)});`;
}

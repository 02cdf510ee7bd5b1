import type { Locator, Page } from 'playwright';

const STEP_MS = 10;
const PIXELS_PER_MS = 1.1;
const MOVE_MIN_MS = 260;
const KEY_MS = 85;

/** Uses the page at the pace of a person: moves the pointer visibly and types letter by letter. */
export class Person {
  #x = 640;
  #y = 420;
  /** Variations in pace come from a fixed sequence, so that recordings of a session are reproducible. */
  #seed = 11;

  /** @param haste factor of speed, for tests whose video nobody watches */
  constructor(
    readonly page: Page,
    private readonly haste = 1,
  ) {}

  find(selector: string): Locator {
    return this.page.locator(selector);
  }

  async pause(ms: number): Promise<void> {
    await this.page.waitForTimeout(ms / this.haste);
  }

  async pointAt(selector: string): Promise<void> {
    const target = this.find(selector);
    await target.waitFor();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to point at: ${selector}`);
    await this.#moveTo(box.x + box.width * this.#between(0.35, 0.6), box.y + box.height * this.#between(0.4, 0.6));
  }

  async click(selector: string): Promise<void> {
    await this.pointAt(selector);
    await this.pause(this.#between(120, 260));
    await this.page.mouse.down();
    await this.pause(70);
    await this.page.mouse.up();
  }

  /** Clicks a link and waits for its page. */
  async follow(selector: string, path: string): Promise<void> {
    await this.click(selector);
    await this.page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await this.arrive();
    await this.page.waitForLoadState('load');
    // A document that has just loaded may have missed the pointer.
    await this.arrive();
  }

  /** A new page draws the pointer only after the first move. */
  async arrive(): Promise<void> {
    await this.page.mouse.move(this.#x, this.#y);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    for (const letter of text) {
      await this.page.keyboard.type(letter);
      await this.pause(KEY_MS * this.#between(0.6, 1.6));
    }
  }

  /** Clears a field like a user: selects everything and deletes it. */
  async clear(selector: string): Promise<void> {
    await this.click(selector);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.pause(220);
    await this.page.keyboard.press('Backspace');
  }

  /** A native list is not part of the page's video, so its option is chosen without opening it. */
  async choose(selector: string, value: string): Promise<void> {
    await this.pointAt(selector);
    await this.pause(300);
    await this.find(selector).selectOption(value);
  }

  async scrollBy(pixels: number): Promise<void> {
    const steps = Math.ceil(Math.abs(pixels) / 40);
    for (let step = 0; step < steps; step += 1) {
      await this.page.mouse.wheel(0, pixels / steps);
      await this.pause(28);
    }
  }

  async #moveTo(x: number, y: number): Promise<void> {
    const [fromX, fromY] = [this.#x, this.#y];
    const distance = Math.hypot(x - fromX, y - fromY);
    const durationMs = (MOVE_MIN_MS + distance / PIXELS_PER_MS) / this.haste;
    const bend = distance * 0.08;
    const begun = performance.now();
    // Follows the clock instead of counting steps, so that a busy machine makes the move coarser, not slower.
    for (let done = 0; done < 1;) {
      await this.pause(STEP_MS);
      done = Math.min(1, (performance.now() - begun) / durationMs);
      const way = (1 - Math.cos(Math.PI * done)) / 2;
      const lift = Math.sin(Math.PI * way) * bend;
      await this.page.mouse.move(fromX + (x - fromX) * way, fromY + (y - fromY) * way - lift);
    }
    this.#x = x;
    this.#y = y;
  }

  #between(low: number, high: number): number {
    this.#seed = (this.#seed * 1664525 + 1013904223) % 2 ** 32;
    return low + ((high - low) * this.#seed) / 2 ** 32;
  }
}

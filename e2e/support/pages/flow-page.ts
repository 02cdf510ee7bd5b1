import { expect, type Locator, type Page } from '@playwright/test';
import { waitForTransient } from '../browser/wait-for-transient.js';

/** Actions of journeys on the page of a flow. */
export class FlowPage {
  readonly video: Locator;
  readonly feed: Locator;

  constructor(private readonly page: Page) {
    this.video = page.locator('video');
    this.feed = page.getByRole('feed');
  }

  /** Opens a flow from the gallery. */
  async openFromGallery(title: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name: title }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  row(name: string | RegExp): Locator {
    return this.feed.getByRole('article', { name });
  }

  /** The row that is highlighted next, for some seconds only: start to wait before the highlighting action. */
  async highlightedRow({ focused = false } = {}): Promise<Locator> {
    const { entryId } = await waitForTransient(this.page, `[role="feed"] [data-highlighted]${focused ? ':focus' : ''}`);
    return this.feed.locator(`[data-entry-id="${entryId}"]`);
  }

  /** Waits until the list shows exactly the flows that match the filters. */
  async filtered(): Promise<void> {
    await expect(this.feed).toHaveAttribute('aria-busy', 'false');
  }

  /** Seeks to a time of the video, once it is seekable. */
  async seek(seconds: number): Promise<void> {
    await expect
      .poll(() => this.video.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThanOrEqual(1);
    await this.video.evaluate((video: HTMLVideoElement, time) => (video.currentTime = time), seconds);
  }

  errorMarkers(): Locator {
    return this.page.getByRole('button', { name: /^Error at / });
  }

  /** Position of the video in seconds. */
  async currentTime(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.currentTime);
  }

  /** Plays until the picture has actually moved. */
  async playAndSeeItAdvance(): Promise<void> {
    const before = await this.currentTime();
    await this.page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => this.currentTime()).toBeGreaterThan(before + 0.5);
    // Not with the button, because a short recording may have ended by now.
    await this.video.evaluate((video: HTMLVideoElement) => video.pause());
  }
}

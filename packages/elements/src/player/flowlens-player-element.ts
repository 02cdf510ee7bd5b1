import { createPlayerStore } from '@flowlens/hooks';
import { FlowElement } from '../element/flow-element.js';
import { setAttribute } from '../element/set-attribute.js';

/** `<flowlens-player>`: the video of a flow with markers for its errors and comments. */
export class FlowLensPlayerElement extends FlowElement {
  readonly #store = createPlayerStore();

  constructor() {
    super({
      missing: () => (this.flowId ? [] : ['flow-id']),
      needsToken: () => true,
      load: async () => {
        const { mountPlayer } = await import('./player-view.js');
        return (container) => mountPlayer(container, () => this.#viewProps());
      },
    });
  }

  /** True if shortcuts work while the focus is in the player. Only the attribute value `false` turns them off. */
  get hotkeys(): boolean {
    return this.getAttribute('hotkeys') !== 'false';
  }
  set hotkeys(value: boolean | null | undefined) {
    setAttribute(this, 'hotkeys', value === false ? 'false' : null);
  }

  /** Current time of the video, in milliseconds. */
  get currentTimeMs(): number {
    return this.#store.getState().timeMs;
  }

  /** Starts the video once it has loaded. Does nothing if the browser blocks playback. */
  play(): void {
    this.#store.actions.play();
  }

  pause(): void {
    this.#store.actions.pause();
  }

  /** Seeks to a time, in milliseconds. Before the video has loaded, this sets the start time. */
  seek(timeMs: number): void {
    this.#store.actions.seek(timeMs);
  }

  #viewProps() {
    const { flowId, startAtMs, hotkeys } = this;
    return { flowId: flowId ?? '', startAtMs, hotkeys, store: this.#store };
  }
}

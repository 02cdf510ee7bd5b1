import { onEvents, type PlayerFeature, type PlayerFeatureContext } from '../player-feature.js';

export interface FullscreenState {
  fullscreen: boolean;
  /** Assumed until the page tells otherwise, so that the first render is the same everywhere. */
  fullscreenAvailable: boolean;
}

export interface FullscreenActions {
  /** Does nothing where the browser refuses; `fullscreen` tells. */
  toggleFullscreen: () => void;
}

export const initialFullscreen: FullscreenState = { fullscreen: false, fullscreenAvailable: true };

/** iPhones put only the video itself on the full screen. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export function fullscreenFeature({
  video,
  frame,
  get,
  set,
}: PlayerFeatureContext<FullscreenState>): PlayerFeature<FullscreenActions> {
  return {
    actions: {
      toggleFullscreen() {
        const element = frame();
        if (!element) return;
        if (get().fullscreen) void element.ownerDocument.exitFullscreen().catch(() => {});
        else if (element.ownerDocument.fullscreenEnabled) void element.requestFullscreen().catch(() => {});
        else enterOwnFullscreen(video());
      },
    },
    attachFrame(element, signal) {
      const sync = () => {
        const root = element.getRootNode();
        const shown = root instanceof Document || root instanceof ShadowRoot ? root.fullscreenElement : null;
        set({ fullscreen: shown === element });
      };
      const { fullscreenEnabled } = element.ownerDocument;
      const ownWay = 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
      set({ fullscreenAvailable: fullscreenEnabled || ownWay });
      onEvents(element.ownerDocument, ['fullscreenchange'], { signal, run: sync });
      sync();
    },
  };
}

function enterOwnFullscreen(video: AppleVideo | null) {
  video?.webkitEnterFullscreen?.();
}

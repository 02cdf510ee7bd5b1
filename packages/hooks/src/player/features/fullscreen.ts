import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface FullscreenState {
  fullscreen: boolean;
  /** True until the page is known, so that the first render is the same everywhere. */
  fullscreenAvailable: boolean;
}

export interface FullscreenActions {
  /** Does nothing if the browser refuses; `fullscreen` shows the result. */
  toggleFullscreen: () => void;
}

const initialState: FullscreenState = { fullscreen: false, fullscreenAvailable: true };

export const fullscreenFeature: PlayerFeature<FullscreenState, FullscreenActions> = {
  initialState,
  onFrameDetach: { fullscreen: false },
  create,
};

/** iPhones allow fullscreen only for the video itself. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
}

function create({
  video,
  frame,
  get,
  set,
}: PlayerFeatureContext<FullscreenState>): PlayerFeatureParts<FullscreenActions> {
  return {
    actions: {
      toggleFullscreen() {
        const element = frame();
        if (!element) return;
        const { fullscreen } = get();
        if (!element.ownerDocument.fullscreenEnabled) toggleOwnFullscreen(video(), fullscreen);
        else if (fullscreen) void element.ownerDocument.exitFullscreen().catch(() => {});
        else void element.requestFullscreen().catch(() => {});
      },
    },
    attachVideo(element, signal) {
      onEvents(element, ['webkitbeginfullscreen'], { signal, run: () => set({ fullscreen: true }) });
      onEvents(element, ['webkitendfullscreen'], { signal, run: () => set({ fullscreen: false }) });
    },
    attachFrame(element, signal) {
      const sync = () => {
        // A detached element has a root without `fullscreenElement`.
        const root = element.getRootNode() as Partial<DocumentOrShadowRoot>;
        set({ fullscreen: root.fullscreenElement === element });
      };
      const { fullscreenEnabled } = element.ownerDocument;
      const ownWay = 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
      set({ fullscreenAvailable: fullscreenEnabled || ownWay });
      onEvents(element.ownerDocument, ['fullscreenchange'], { signal, run: sync });
      sync();
    },
  };
}

function toggleOwnFullscreen(video: AppleVideo | null, shown: boolean) {
  if (shown) video?.webkitExitFullscreen?.();
  else video?.webkitEnterFullscreen?.();
}

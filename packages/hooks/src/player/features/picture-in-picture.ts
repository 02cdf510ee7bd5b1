import { onEvents, type PlayerFeature, type PlayerFeatureContext } from '../player-feature.js';

export interface PictureInPictureState {
  /** The picture is in a small window of its own. */
  pictureInPicture: boolean;
  /** The browser has such windows, as far as is known once a video is attached. */
  pictureInPictureAvailable: boolean;
}

export interface PictureInPictureActions {
  /** Does nothing where the browser refuses; `pictureInPicture` tells. */
  togglePictureInPicture: () => void;
}

export const initialPictureInPicture: PictureInPictureState = {
  pictureInPicture: false,
  pictureInPictureAvailable: false,
};

export function pictureInPictureFeature({
  video,
  get,
  set,
}: PlayerFeatureContext<PictureInPictureState>): PlayerFeature<PictureInPictureActions> {
  return {
    actions: {
      togglePictureInPicture() {
        const element = video();
        if (!element || !get().pictureInPictureAvailable) return;
        const change = get().pictureInPicture
          ? element.ownerDocument.exitPictureInPicture()
          : element.requestPictureInPicture();
        change.catch(() => {});
      },
    },
    attachVideo(element, signal) {
      // Undefined in a browser without.
      set({ pictureInPictureAvailable: element.ownerDocument.pictureInPictureEnabled === true });
      onEvents(element, ['enterpictureinpicture'], { signal, run: () => set({ pictureInPicture: true }) });
      onEvents(element, ['leavepictureinpicture'], { signal, run: () => set({ pictureInPicture: false }) });
    },
  };
}

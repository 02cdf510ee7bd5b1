import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

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

const initialState: PictureInPictureState = {
  pictureInPicture: false,
  pictureInPictureAvailable: false,
};

export const pictureInPictureFeature: PlayerFeature<PictureInPictureState, PictureInPictureActions> = {
  initialState,
  onVideoDetach: { pictureInPicture: false },
  create,
};

function create({
  video,
  get,
  set,
}: PlayerFeatureContext<PictureInPictureState>): PlayerFeatureParts<PictureInPictureActions> {
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

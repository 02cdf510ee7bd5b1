import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface PictureInPictureState {
  /** True while the picture is in a separate small window. */
  pictureInPicture: boolean;
  /** True if the browser supports picture-in-picture, as far as known once a video is attached. */
  pictureInPictureAvailable: boolean;
}

export interface PictureInPictureActions {
  /** Does nothing if the browser refuses; `pictureInPicture` shows the result. */
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
      // Undefined in browsers without support.
      set({ pictureInPictureAvailable: element.ownerDocument.pictureInPictureEnabled === true });
      onEvents(element, ['enterpictureinpicture'], { signal, run: () => set({ pictureInPicture: true }) });
      onEvents(element, ['leavepictureinpicture'], { signal, run: () => set({ pictureInPicture: false }) });
    },
  };
}

import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface CaptionTrack {
  label: string;
  /** As BCP 47 names it; empty when the track does not say. */
  language: string;
}

export interface CaptionsState {
  /** Captions and subtitles that the video has. */
  captionTracks: readonly CaptionTrack[];
  /** The place of the one that shows, or null. */
  captionTrack: number | null;
}

export interface CaptionsActions {
  /** Shows one of `captionTracks` by its place, or none. */
  showCaptions: (track: number | null) => void;
  /** Shows the captions shown last, or hides them. Does nothing for a video without. */
  toggleCaptions: () => void;
}

/** Counted from the lower edge of the picture. */
const LINE_ABOVE_CONTROLS = -5;

const initialState: CaptionsState = { captionTracks: [], captionTrack: null };

export const captionsFeature: PlayerFeature<CaptionsState, CaptionsActions> = {
  initialState,
  onVideoDetach: initialState,
  create,
};

function create({ video, get, set }: PlayerFeatureContext<CaptionsState>): PlayerFeatureParts<CaptionsActions> {
  let lastShown = 0;

  function showCaptions(wanted: number | null) {
    captionsOf(video()).forEach((track, place) => (track.mode = place === wanted ? 'showing' : 'disabled'));
    if (wanted !== null) lastShown = wanted;
  }

  return {
    actions: {
      showCaptions,
      toggleCaptions: () => showCaptions(get().captionTrack === null ? lastShown : null),
    },
    attachVideo(element, signal) {
      const read = () => {
        const tracks = captionsOf(element);
        const shown = tracks.findIndex(({ mode }) => mode === 'showing');
        for (const track of tracks) track.oncuechange = liftCues;
        set({
          captionTracks: tracks.map(({ label, language }) => ({ label, language })),
          captionTrack: shown < 0 ? null : shown,
        });
      };
      // Documents that only imitate a browser, as hosts test in, have no such list.
      if (!(element.textTracks instanceof EventTarget)) return;
      onEvents(element.textTracks, ['addtrack', 'removetrack', 'change'], { signal, run: read });
      read();
    },
  };
}

/** Above the controls, unless the captions say themselves where they stand. */
function liftCues(this: TextTrack) {
  for (const cue of this.activeCues ?? []) {
    if (cue instanceof VTTCue && cue.line === 'auto') cue.line = LINE_ABOVE_CONTROLS;
  }
}

function captionsOf(video: HTMLVideoElement | null): TextTrack[] {
  return Array.from(video?.textTracks ?? []).filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
}

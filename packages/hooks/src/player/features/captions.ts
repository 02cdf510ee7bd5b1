import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface CaptionTrack {
  label: string;
  /** BCP 47 language; empty if the track does not name one. */
  language: string;
}

export interface CaptionsState {
  /** Caption and subtitle tracks of the video. */
  captionTracks: readonly CaptionTrack[];
  /** Index of the visible track, or null. */
  captionTrack: number | null;
}

export interface CaptionsActions {
  /** Shows the track of `captionTracks` at an index, or none. */
  showCaptions: (track: number | null) => void;
  /** Shows the last visible captions, or hides them. Does nothing for a video without captions. */
  toggleCaptions: () => void;
}

/** Counted from the bottom of the picture. */
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
      toggleCaptions() {
        const { captionTrack, captionTracks } = get();
        // Another video may have fewer tracks.
        const track = lastShown < captionTracks.length ? lastShown : 0;
        showCaptions(captionTrack === null ? track : null);
      },
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
      // DOM emulators in the tests of hosts have no such list.
      if (!(element.textTracks instanceof EventTarget)) return;
      onEvents(element.textTracks, ['addtrack', 'removetrack', 'change'], { signal, run: read });
      read();
    },
  };
}

/** Places captions above the controls, unless they have a position of their own. */
function liftCues(this: TextTrack) {
  for (const cue of this.activeCues ?? []) {
    if (cue instanceof VTTCue && cue.line === 'auto') cue.line = LINE_ABOVE_CONTROLS;
  }
}

function captionsOf(video: HTMLVideoElement | null): TextTrack[] {
  return Array.from(video?.textTracks ?? []).filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
}

import { createPlayerStore } from '../player-store.js';
import { fakeVideo } from './fake-video.js';

/** A store with a video that the test controls. */
export function aPlayer() {
  const store = createPlayerStore();
  const video = fakeVideo();
  const detach = store.attachVideo(video.element);
  return { store, video, detach };
}

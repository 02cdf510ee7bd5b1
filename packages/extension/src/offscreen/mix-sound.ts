export interface SoundMix {
  track: MediaStreamTrack;
  stop: () => void;
}

/**
 * Mixes the sound of a tab with a microphone. A captured tab is muted, so its sound is also played here. The mix
 * delivers silence too, which the encoder needs to start.
 */
export function mixSound({
  tab,
  microphone,
}: {
  tab: MediaStream | undefined;
  microphone: MediaStream | undefined;
}): SoundMix {
  const context = new AudioContext();
  const mix = context.createMediaStreamDestination();
  if (tab) {
    const source = context.createMediaStreamSource(tab);
    source.connect(context.destination);
    source.connect(mix);
  }
  if (microphone) context.createMediaStreamSource(microphone).connect(mix);
  const [track] = mix.stream.getAudioTracks();
  if (!track) throw new Error('The mix has no track.');
  return {
    track,
    stop() {
      for (const one of microphone?.getTracks() ?? []) one.stop();
      void context.close();
    },
  };
}

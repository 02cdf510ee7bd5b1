'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { mergeHostProps } from '../../ui/internal/events/merge-host-props.js';
import { ownElement } from '../../ui/internal/own-element.js';

/** A caption file (WebVTT). */
export interface PlayerTrack {
  /** Label in the list of tracks, e.g. 'English'. */
  label: string;
  src: string;
  /** BCP 47 language, e.g. 'en'. */
  srcLang: string;
  /** Shows from the start. @default false */
  default?: boolean | undefined;
}

export interface PlayerVideoProps extends ComponentPropsWithoutRef<'video'> {
  tracks?: readonly PlayerTrack[] | undefined;
}

/** The picture. A click plays or pauses, a double click toggles fullscreen. */
export const PlayerVideo = forwardRef<HTMLVideoElement, PlayerVideoProps>(function PlayerVideo(
  { tracks = [], className, children, ...rest },
  ref,
) {
  const store = usePlayerStore();
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current, []);
  useEffect(() => (video.current ? store.attachVideo(video.current) : undefined), [store]);

  return (
    <video
      playsInline
      preload="metadata"
      {...rest}
      {...mergeHostProps(rest, { onClick: store.actions.togglePlay, onDoubleClick: store.actions.toggleFullscreen })}
      ref={video}
      className={clsx('fl-player-video', className)}
    >
      {ownElement(children)}
      {tracks.map((track) => (
        <track key={track.src} kind="captions" {...track} />
      ))}
    </video>
  );
});

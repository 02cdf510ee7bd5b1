'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';

/** A file of captions (WebVTT). */
export interface PlayerTrack {
  /** As the viewer chooses it by, e.g. 'English'. */
  label: string;
  src: string;
  /** As BCP 47 names it, e.g. 'en'. */
  srcLang: string;
  /** Shows from the start. @default false */
  default?: boolean | undefined;
}

export interface PlayerVideoProps extends ComponentPropsWithoutRef<'video'> {
  tracks?: readonly PlayerTrack[] | undefined;
}

/** The picture. A click plays or pauses, a double click fills the screen. */
export const PlayerVideo = forwardRef<HTMLVideoElement, PlayerVideoProps>(function PlayerVideo(
  { tracks = [], className, onClick, onDoubleClick, children, ...rest },
  ref,
) {
  const store = usePlayerStore();
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current);
  useEffect(() => (video.current ? store.attachVideo(video.current) : undefined), [store]);

  return (
    <video
      playsInline
      preload="metadata"
      {...rest}
      ref={video}
      className={clsx('fl-player-video', className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) store.actions.togglePlay();
      }}
      onDoubleClick={(event) => {
        onDoubleClick?.(event);
        if (!event.defaultPrevented) store.actions.toggleFullscreen();
      }}
    >
      {children}
      {tracks.map((track) => (
        <track key={track.src} kind="captions" {...track} />
      ))}
    </video>
  );
});

'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';

export type PlayerVideoProps = ComponentPropsWithoutRef<'video'>;

/** The picture. A click plays or pauses. */
export const PlayerVideo = forwardRef<HTMLVideoElement, PlayerVideoProps>(function PlayerVideo(
  { className, onClick, ...rest },
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
    />
  );
});

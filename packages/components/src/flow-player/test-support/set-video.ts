import { fireEvent } from '@testing-library/react';

export function videoOf(container: HTMLElement): HTMLVideoElement {
  return container.querySelector('video')!;
}

export function setVideo(container: HTMLElement, values: Partial<HTMLVideoElement>, event: string) {
  const video = videoOf(container);
  for (const [name, value] of Object.entries(values)) Object.defineProperty(video, name, { value, configurable: true });
  fireEvent(video, new Event(event));
}

export function breakVideo(container: HTMLElement) {
  setVideo(container, { error: { code: 4 } as MediaError }, 'error');
}
